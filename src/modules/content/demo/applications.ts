import type { ApplicationStage } from '../domain/application-stages.ts'
import type { LeadLanguage } from '../domain/lead-kinds.ts'
import type { Work } from '../domain/vacancy.ts'

type DemoApplication = Readonly<{
  /** Which of the demo's vacancies. */
  work: Work
  fullName: string
  phone: string
  email: string | undefined
  about: string
  locale: LeadLanguage
  hoursAgo: number
  /** Where it went since, and what the desk noted. */
  way: readonly Readonly<{ stage: ApplicationStage; hoursLater: number; note?: string }>[]
}>

/** Invented people, at least one in every column of the board. */
export const demoApplications: readonly DemoApplication[] = [
  {
    work: 'car',
    fullName: 'Sherzod Nematov',
    phone: '901000061',
    email: undefined,
    about: 'Besh yildan beri oʻz mashinamda taksi haydayman, shaharni yaxshi bilaman. Kunduzgi smena qulay.',
    locale: 'uz',
    hoursAgo: 150,
    way: [
      {
        stage: 'call',
        hoursLater: 20,
        note: 'Gaplashdik, haydovchilik guvohnomasi bor. Suhbatga kelmoqchi.',
      },
      { stage: 'interview', hoursLater: 48 },
      { stage: 'hired', hoursLater: 96, note: 'Dushanbadan Chilonzordagi smenada.' },
    ],
  },
  {
    work: 'engineering',
    fullName: 'Тимур Абдуллаев',
    phone: '901000062',
    email: 'timur@example.uz',
    about: 'Четыре года пишу на TypeScript, последние два — сервер и PostgreSQL. Интересна логистика.',
    locale: 'ru',
    hoursAgo: 96,
    way: [
      { stage: 'call', hoursLater: 5 },
      {
        stage: 'interview',
        hoursLater: 30,
        note: 'Задачу решил хорошо, вторая встреча с командой в четверг.',
      },
    ],
  },
  {
    work: 'point',
    fullName: 'Зуҳра Мирзаева',
    phone: '901000063',
    email: undefined,
    about: 'Дўконда сотувчи бўлиб ишлаганман, касса билан ишлашни биламан.',
    locale: 'oz',
    hoursAgo: 72,
    way: [{ stage: 'call', hoursLater: 22, note: 'Telefonni koʻtarmadi, ertaga yana qoʻngʻiroq qilaman.' }],
  },
  {
    work: 'calls',
    fullName: 'Анна Ким',
    phone: '901000064',
    email: 'anna.kim@example.uz',
    about: 'Работала оператором в банке, говорю на русском и узбекском. Ищу неполный день.',
    locale: 'ru',
    hoursAgo: 60,
    way: [{ stage: 'refused', hoursLater: 26, note: 'Нужен график, которого у нас пока нет.' }],
  },
  {
    work: 'sorting',
    fullName: 'Jahongir Sobirov',
    phone: '901000065',
    email: undefined,
    about: 'Talabaman, kechki smenada ishlay olaman.',
    locale: 'uz',
    hoursAgo: 9,
    way: [],
  },
  {
    work: 'engineering',
    fullName: 'Madina Yusupova',
    phone: '901000066',
    email: 'madina@example.uz',
    about: 'I build web apps with React and care about accessibility. Portfolio on request.',
    locale: 'en',
    hoursAgo: 3,
    way: [],
  },
]
