import type { Db } from '#platform/db/database.ts'
import { insertPromotion, saveWarning } from '../content.repo.ts'

type Deps = { db: Db }

/** A strip that shows what it is for. */
export async function loadDemoContent({ db }: Deps): Promise<void> {
  await saveWarning(db, {
    display: true,
    uz: 'Ob-havo sababli togʻli tumanlarga yetkazish bir kunga kechikishi mumkin.',
    oz: 'Об-ҳаво сабабли тоғли туманларга етказиш бир кунга кечикиши мумкин.',
    ru: 'Из-за погоды доставка в горные районы может занять на день больше.',
    en: 'Because of the weather, delivery to mountain districts may take one day longer.',
  })
}

const demoPromotionDays = 30
const dayMs = 86_400_000

/** An offer that runs for a month from the first start. */
export async function loadDemoPromotion({ db }: Deps, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + demoPromotionDays * dayMs)
  await insertPromotion(db, { kind: 'half_price_month', endsAt }, now)
}
