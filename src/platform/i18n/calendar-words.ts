import { noonOf } from '#kernel/tashkent.ts'
import { formatter } from './format.ts'
import type { Locale } from './locales.ts'

/** Months standing alone, as a calendar is headed: Russian has another form inside a date. */
const months: Readonly<Record<Locale, readonly string[]>> = {
  uz: 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr'.split(' '),
  oz: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** From Monday. */
const weekdays: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  uz: [
    ['Du', 'dushanba'],
    ['Se', 'seshanba'],
    ['Ch', 'chorshanba'],
    ['Pa', 'payshanba'],
    ['Ju', 'juma'],
    ['Sh', 'shanba'],
    ['Ya', 'yakshanba'],
  ],
  oz: [
    ['Ду', 'душанба'],
    ['Се', 'сешанба'],
    ['Чо', 'чоршанба'],
    ['Па', 'пайшанба'],
    ['Жу', 'жума'],
    ['Ша', 'шанба'],
    ['Як', 'якшанба'],
  ],
  ru: [
    ['Пн', 'понедельник'],
    ['Вт', 'вторник'],
    ['Ср', 'среда'],
    ['Чт', 'четверг'],
    ['Пт', 'пятница'],
    ['Сб', 'суббота'],
    ['Вс', 'воскресенье'],
  ],
  en: [
    ['Mo', 'Monday'],
    ['Tu', 'Tuesday'],
    ['We', 'Wednesday'],
    ['Th', 'Thursday'],
    ['Fr', 'Friday'],
    ['Sa', 'Saturday'],
    ['Su', 'Sunday'],
  ],
}

/** The names a calendar shows and speaks. Days are calendar days, so noon in UTC is the same day in Tashkent. */
export function calendarWords(locale: Locale) {
  const { date } = formatter(locale)
  const isUzbek = locale === 'uz' || locale === 'oz'
  return {
    weekdays: weekdays[locale].map(([short, long]) => ({ short, long })),
    heading: (year: number, month: number) => `${months[locale][month] ?? ''} ${year}`,
    /** Uzbek names the year first and the day of the week last. */
    day: (year: number, month: number, dayOfMonth: number) => {
      const noon = new Date(Date.UTC(year, month, dayOfMonth, 12))
      if (!isUzbek) return `${date(noon, 'weekday')} ${year}`
      const [, weekday] = weekdays[locale][(noon.getUTCDay() + 6) % 7] ?? []
      return `${date(noon, 'long')}, ${weekday}`
    },
  } as const
}

/** A month in a sentence: `2026-yil noyabr`, `ноябрь 2026`, `November 2026`. */
export function monthTold(locale: Locale, month: string): string {
  const [year = '', number = '1'] = month.split('-')
  const name = months[locale][Number(number) - 1] ?? ''
  if (locale === 'en') return `${name} ${year}`
  const quiet = name.toLowerCase()
  return { uz: `${year}-yil ${quiet}`, oz: `${year} йил ${quiet}`, ru: `${quiet} ${year}` }[locale]
}

/** What a field for a day reads and shows, beside the names of its calendar. */
export function dateFieldWords(locale: Locale) {
  const { date } = formatter(locale)
  const ofMonth = (month: number) => Date.UTC(2001, month, 1, 12)
  return {
    /** In every form: standing alone, and within a date. */
    months: months[locale].map((name, month) => [
      name,
      date(ofMonth(month), 'dayMonth').replace(/^[\d\s-]+/, ''),
    ]),
    format: (day: string) => date(noonOf(day), 'short'),
  } as const
}
