import { tashkentDay } from '#kernel/tashkent.ts'
import type { Span } from '../domain/hours.ts'
import type { PointHoliday } from '../domain/point.ts'

const shortDay: readonly Span[] = [{ from: 10 * 60, to: 15 * 60 }]

/** Some of the country's holidays that always fall on the same day. */
const everyYear: readonly (Omit<PointHoliday, 'day'> & { date: string })[] = [
  {
    date: '01-01',
    hours: [],
    note: { uz: 'Yangi yil', oz: 'Янги йил', ru: 'Новый год', en: 'New Year' },
  },
  {
    date: '03-08',
    hours: shortDay,
    note: { uz: 'Xotin-qizlar kuni', oz: 'Хотин-қизлар куни', ru: 'Женский день', en: 'Women’s Day' },
  },
  { date: '03-21', hours: [], note: { uz: 'Navroʻz', oz: 'Наврўз', ru: 'Навруз', en: 'Navruz' } },
  {
    date: '09-01',
    hours: [],
    note: {
      uz: 'Mustaqillik kuni',
      oz: 'Мустақиллик куни',
      ru: 'День независимости',
      en: 'Independence Day',
    },
  },
  {
    date: '12-08',
    hours: shortDay,
    note: {
      uz: 'Konstitutsiya kuni',
      oz: 'Конституция куни',
      ru: 'День Конституции',
      en: 'Constitution Day',
    },
  },
]

/** Of this year and the next, from today on. */
export function demoHolidays(now: Date): PointHoliday[] {
  const today = tashkentDay(now)
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((one) => everyYear.map(({ date, ...rest }) => ({ day: `${one}-${date}`, ...rest })))
    .filter(({ day }) => day >= today)
}
