import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { LeadRequest, WarningMessage } from './content.contract.ts'
import { findPromotion, findWarning, insertLead, insertPromotion, saveWarning } from './content.repo.ts'
import type { Promotion } from './domain/promotion.ts'

type Deps = { db: Db }

/** The strip across the header, in one language. Without display the text stays at home. */
export async function readWarning({ db }: Deps, locale: Locale): Promise<Ok<WarningMessage>> {
  const warning = await findWarning(db)
  return ok({ display: warning.display, message: warning.display ? warning[locale] : '' })
}

export async function leaveContacts({ db }: Deps, lead: LeadRequest): Promise<Ok<{ id: string }>> {
  return ok({ id: String(await insertLead(db, lead)) })
}

/** The offer that is running at this moment, if there is one. */
export function readPromotion({ db }: Deps, now: Date): Promise<Promotion | undefined> {
  return findPromotion(db, now)
}

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
