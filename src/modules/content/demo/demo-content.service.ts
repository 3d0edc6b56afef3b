import type { Db } from '#platform/db/database.ts'
import { insertPromotion, saveWarning } from '../content.repo.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import { insertLead, type NewLead } from '../leads/leads.repo.ts'

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

const hourMs = 3_600_000

/** How many hours ago somebody wrote, on a page in which language, and what. */
const demoLeads: readonly { hoursAgo: number; locale: LeadLanguage; lead: NewLead }[] = [
  {
    hoursAgo: 26,
    locale: 'ru',
    lead: {
      kind: 'business',
      name: 'Алишер',
      lastName: 'Назаров',
      phone: '901000041',
      email: 'alisher@chorsu-kids.example',
      company: 'Chorsu Kids',
      website: 'instagram.com/chorsu.kids.example',
    },
  },
  {
    hoursAgo: 20,
    locale: 'uz',
    lead: {
      kind: 'partner',
      name: 'Zulfiya',
      lastName: 'Tosheva',
      phone: '901000042',
      email: undefined,
      company: 'Zulfiya doʻkoni, Mustaqillik koʻchasi, Qarshi',
    },
  },
  {
    hoursAgo: 5,
    locale: 'oz',
    lead: {
      kind: 'report',
      name: 'Ҳамид',
      phone: '901000043',
      email: undefined,
      website: 'tezbox-tolov.example/karta',
      message: 'Посилкангиз божхонада қолди, тўланг, деган SMS келди. Ҳаволада карта рақамини сўраяпти.',
    },
  },
  {
    hoursAgo: 2,
    locale: 'uz',
    lead: {
      kind: 'contact',
      name: 'Madina',
      phone: '901000044',
      email: undefined,
      message:
        'Onamga Nukusga dori yubormoqchiman. Muzlatgichda turadigan dorini ham olasizlarmi, yoʻlda necha kun boʻladi?',
    },
  },
]

/** So that the desk's messages show what they are for. */
export async function loadDemoLeads({ db }: Deps, now: Date): Promise<void> {
  for (const { hoursAgo, locale, lead } of demoLeads) {
    const at = new Date(now.getTime() - hoursAgo * hourMs)
    await insertLead(db, lead, { network: '127.0.0.1', locale, now: at })
  }
}
