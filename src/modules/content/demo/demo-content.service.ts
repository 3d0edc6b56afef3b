import type { Db } from '#platform/db/database.ts'
import { insertAnswer, saveSent } from '../answers/answers.repo.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import type { Suspicion } from '../domain/suspicion.ts'
import { findContact, insertLead, type NewLead, saveHandled, saveOwner } from '../leads/leads.repo.ts'
import { insertBanner, insertChange, type NewBanner } from '../warning/banners.repo.ts'

type Deps = { db: Db }

const hourMs = 3_600_000

/** How many hours from now it begins and ends; null: until it is switched off. */
const demoBanners: readonly {
  from: number
  until: number | null
  banner: Pick<NewBanner, 'texts' | 'regions'>
}[] = [
  {
    from: -96,
    until: -48,
    banner: {
      texts: {
        uz: 'Kuchli shamol tufayli postamatlar kechqurun bir soat ishlamay turishi mumkin.',
        oz: null,
        ru: 'Из-за сильного ветра почтоматы вечером могут не работать около часа.',
        en: 'Because of strong wind, lockers may be out of service for about an hour this evening.',
      },
      regions: [12, 13],
    },
  },
  {
    from: -2,
    until: null,
    banner: {
      texts: {
        uz: 'Ob-havo sababli togʻli tumanlarga yetkazish bir kunga kechikishi mumkin.',
        oz: null,
        ru: 'Из-за погоды доставка в горные районы может занять на день больше.',
        en: 'Because of the weather, delivery to mountain districts may take one day longer.',
      },
      regions: [],
    },
  },
  {
    from: 72,
    until: 96,
    banner: {
      texts: {
        uz: 'Yoʻl taʼmirlanadi: kuryerlar ikki soatgacha kechikishi mumkin.',
        oz: null,
        ru: 'Ремонт дороги: курьеры могут опоздать до двух часов.',
        en: 'Roadworks: couriers may be up to two hours late.',
      },
      regions: [8],
    },
  },
]

/** A strip that shows what it is for, one that waits and one that is over. */
export async function loadDemoContent({ db }: Deps, now: Date): Promise<void> {
  for (const { from, until, banner } of demoBanners) {
    const startsAt = new Date(now.getTime() + from * hourMs)
    const endsAt = until === null ? null : new Date(now.getTime() + until * hourMs)
    const id = await insertBanner(db, { ...banner, startsAt, endsAt })
    const at = new Date(Math.min(startsAt.getTime(), now.getTime()) - hourMs)
    await insertChange(db, id, { what: 'written', at, by: null })
  }
}

/** Of the demo's operator. */
const operatorPhone = '901000013'

/** How many hours ago somebody wrote, on which page in which language, and what; and what the desk has done about it. */
type DemoLead = {
  hoursAgo: number
  page: string
  locale: LeadLanguage
  lead: NewLead
  suspect?: readonly Suspicion[]
  desk?: 'taken' | 'answered' | 'handled'
}

const demoLeads: readonly DemoLead[] = [
  {
    hoursAgo: 52,
    page: '/contact',
    locale: 'ru',
    desk: 'handled',
    lead: {
      kind: 'contact',
      name: 'Светлана',
      phone: '901000045',
      email: 'svetlana@example.org',
      message: 'Можно ли забрать посылку по доверенности? Сама я в другом городе.',
    },
  },
  {
    hoursAgo: 30,
    page: '/send-free/sign-up',
    locale: 'uz',
    desk: 'answered',
    lead: {
      kind: 'send_free',
      name: 'Jasur',
      lastName: 'Qodirov',
      phone: '901000046',
      email: 'jasur@rishton-sopol.example',
      company: 'Rishton sopol',
      website: 'instagram.com/rishton.sopol.example',
    },
  },
  {
    hoursAgo: 9,
    page: '/contact',
    locale: 'en',
    suspect: ['links'],
    lead: {
      kind: 'contact',
      name: 'Alex',
      phone: '901000047',
      email: 'alex@seo.example',
      message:
        'Best SEO for your site https://seo.example/1 https://seo.example/2 https://seo.example/3 https://seo.example/4',
    },
  },
  {
    hoursAgo: 4,
    page: '/free-parcel/sign-up',
    locale: 'oz',
    desk: 'taken',
    lead: {
      kind: 'free_parcel',
      name: 'Нилуфар',
      lastName: 'Аҳмедова',
      phone: '901000048',
      email: undefined,
    },
  },
  {
    hoursAgo: 26,
    page: '/business',
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
    page: '/partner-program',
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
    page: '/security',
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
    page: '/contact',
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
  const operator = await findContact(db, operatorPhone)
  const oldestFirst = demoLeads.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const { hoursAgo, locale, lead, page, suspect = [], desk } of oldestFirst) {
    const at = new Date(now.getTime() - hoursAgo * hourMs)
    const id = await insertLead(db, lead, { network: '127.0.0.1', locale, now: at, page, suspect })
    if (desk !== undefined && operator !== undefined)
      await workOn(db, { id, lead, locale }, desk, operator, at)
  }
}

const demoAnswers = {
  uz: 'Assalomu alaykum! Albatta. Birinchi posilkangizni bepul joʻnatib koʻrasiz, ertaga qoʻngʻiroq qilamiz.',
  ru: 'Здравствуйте! Да, можно: получателю нужен паспорт и код из SMS, который пришёл вам.',
} as const

/** What the operator has done about it, half an hour later. It was said long ago: nothing goes out. */
async function workOn(
  db: Db,
  { id, lead, locale }: { id: number; lead: NewLead; locale: LeadLanguage },
  desk: NonNullable<DemoLead['desk']>,
  by: number,
  written: Date,
): Promise<void> {
  const at = new Date(written.getTime() + hourMs / 2)
  await saveOwner(db, id, by, at)
  if (desk === 'taken') return
  const text = demoAnswers[locale === 'ru' ? 'ru' : 'uz']
  const to = { phone: lead.phone, email: lead.email ?? null, language: locale }
  const words = { subject: 'TezBox', text, quote: lead.message }
  const answer = await insertAnswer(db, { about: 'lead', id, channel: 'email', to, words }, { by, at })
  await saveSent(db, answer, text, at)
  if (desk === 'handled') await saveHandled(db, id, { by, at, note: 'Yozma javob berdim' })
}
