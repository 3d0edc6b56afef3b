import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { formatPhone, formatTime, formatter, plural, tashkentYear } from './format.ts'
import { locales } from './locales.ts'

const uz = formatter('uz')
const oz = formatter('oz')
const ru = formatter('ru')
const en = formatter('en')
const all = [uz, oz, ru, en]

/** Spaces that do not break are seen as such only in the tests that are about them. */
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))

// 15 November 2026 is a Sunday; 18:30 in Tashkent is 13:30 UTC.
const evening = new Date('2026-11-15T13:30:00Z')
// Already Monday in Tashkent.
const lateEvening = new Date('2026-11-15T19:00:00Z')

afterEach(() => vi.unstubAllEnvs())

test('money is whole soʻm, with the name people use', () => {
  expect(plain(all.map((format) => format.money(150_000)))).toEqual([
    '150 000 soʻm',
    '150 000 сўм',
    '150 000 сум',
    '150,000 UZS',
  ])
  expect(uz.money(-6_900)).toBe('−6\u00A0900\u00A0soʻm')
  expect(() => uz.money(0.5)).toThrow()
})

test('numbers are grouped by threes and keep their line', () => {
  expect(uz.number(1_234_567)).toBe('1\u00A0234\u00A0567')
  expect(uz.number(999)).toBe('999')
  expect(ru.number(1234.5, 2)).toBe('1\u00A0234,5')
  expect(en.number(1234.56, 1)).toBe('1,234.6')
  expect(en.number(-0.2)).toBe('0')
  expect(() => en.number(Number.NaN)).toThrow()
})

test('numbers agree with Intl where Intl can be trusted', () => {
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
      expect(en.number(value).replace('−', '-')).toBe(intl.format(value).replace('-0', '0'))
    }),
  )
})

test('weights and sizes carry their units', () => {
  expect(plain(all.map((format) => format.weight(1_500)))).toEqual(['1,5 kg', '1,5 кг', '1,5 кг', '1.5 kg'])
  expect(plain(all.map((format) => format.size([30, 30, 20.5])))).toEqual([
    '30×30×20,5 sm',
    '30×30×20,5 см',
    '30×30×20,5 см',
    '30×30×20.5 cm',
  ])
})

test('a long date has its year', () => {
  expect(plain(all.map((format) => format.date(evening, 'long')))).toEqual([
    '2026-yil 15-noyabr',
    '2026 йил 15 ноябрь',
    '15 ноября 2026',
    '15 November 2026',
  ])
})

test('a short date is written in numbers, but in English, where those are read in two ways', () => {
  for (const format of [uz, oz, ru]) expect(format.date(evening, 'short')).toBe('15.11.2026')
  expect(en.date(evening, 'short')).toBe('15 Nov 2026')
})

test('a day is named with its month, and with its weekday when asked', () => {
  expect(plain(all.map((format) => format.date(lateEvening, 'dayMonth')))).toEqual([
    '16-noyabr',
    '16 ноябрь',
    '16 ноября',
    '16 November',
  ])
  expect(plain(all.map((format) => format.date(lateEvening, 'weekday')))).toEqual([
    'dushanba, 16-noyabr',
    'душанба, 16 ноябрь',
    'понедельник, 16 ноября',
    'Monday, 16 November',
  ])
})

test('hours are Tashkent hours, from 00 to 23', () => {
  expect(formatTime(evening)).toBe('18:30')
  expect(formatTime(lateEvening)).toBe('00:00')
  expect(uz.dateTime(evening, 'dayMonth')).toBe('15-noyabr, 18:30')
})

test('a range names what its ends share only once', () => {
  const day = (date: string) => new Date(`${date}T12:00:00+05:00`)
  expect(plain(all.map((format) => format.dateRange(day('2026-11-18'), day('2026-11-19'))))).toEqual([
    '18–19-noyabr',
    '18–19 ноябрь',
    '18–19 ноября',
    '18–19 November',
  ])
  expect(plain(all.map((format) => format.dateRange(day('2026-11-30'), day('2026-12-02'))))).toEqual([
    '30-noyabr – 2-dekabr',
    '30 ноябрь – 2 декабрь',
    '30 ноября – 2 декабря',
    '30 November – 2 December',
  ])
  expect(uz.dateRange(day('2026-11-18'), day('2026-11-18'))).toBe('18-noyabr')
  expect(uz.dateRange(day('2026-12-31'), day('2027-01-01'))).toBe('2026-yil 31-dekabr – 2027-yil 1-yanvar')
})

test('the year is told when it is not this one', () => {
  const now = new Date()
  const year = tashkentYear(now)
  const told = (at: Date) => plain(all.map((format) => format.dateTime(at)))
  expect(told(new Date(`${year}-11-16T03:15+05:00`))).toEqual([
    '16-noyabr, 03:15',
    '16 ноябрь, 03:15',
    '16 ноября, 03:15',
    '16 November, 03:15',
  ])
  expect(told(new Date(`${year - 1}-11-16T03:15+05:00`))).toEqual([
    `${year - 1}-yil 16-noyabr, 03:15`,
    `${year - 1} йил 16 ноябрь, 03:15`,
    `16 ноября ${year - 1}, 03:15`,
    `16 November ${year - 1}, 03:15`,
  ])
})

test('relative time looks back and ahead', () => {
  const at = (minutes: number) => new Date(evening.getTime() + minutes * 60_000)
  const relative = (minutes: number) => plain(all.map((format) => format.relative(at(minutes), evening)))
  expect(relative(-5)).toEqual(['5 daqiqa oldin', '5 дақиқа олдин', '5 минут назад', '5 minutes ago'])
  expect(relative(1)).toEqual(['1 daqiqadan keyin', '1 дақиқадан кейин', 'через 1 минуту', 'in 1 minute'])
  expect(relative(3 * 60)).toEqual(['3 soatdan keyin', '3 соатдан кейин', 'через 3 часа', 'in 3 hours'])
  expect(relative(-21 * 24 * 60)).toEqual(['21 kun oldin', '21 кун олдин', '21 день назад', '21 days ago'])
  expect(relative(0)).toEqual(['hozirgina', 'ҳозиргина', 'только что', 'just now'])
  expect(relative(0.5)).toEqual(['hozir', 'ҳозир', 'сейчас', 'now'])
  expect(relative(-40 * 24 * 60)).toEqual(plain(all.map((format) => format.date(at(-40 * 24 * 60)))))
})

test('a phone is nine national digits behind +998', () => {
  expect(formatPhone('901234567')).toBe('+998 90 123-45-67')
  expect(() => formatPhone('998901234567')).toThrow()
})

test('counts choose their word', () => {
  const forms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' }
  expect([1, 2, 5, 11, 21, 112].map((count) => plural('ru', count, forms))).toEqual([
    'посылка',
    'посылки',
    'посылок',
    'посылок',
    'посылка',
    'посылок',
  ])
  expect(plural('oz', 1, { other: 'та' })).toBe('та')
  expect(plural('en', 2, { one: 'day', other: 'days' })).toBe('days')
})

const someInstant = fc.date({
  min: new Date('1993-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('dates and hours are those of Asia/Tashkent', () => {
  const intl = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tashkent',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  fc.assert(
    fc.property(someInstant, (at) => {
      expect(uz.dateTime(at, 'short')).toBe(intl.format(at).replaceAll('/', '.'))
    }),
  )
})

test('the time zone of the machine changes nothing', () => {
  const texts = () =>
    locales.map((locale) => {
      const format = formatter(locale)
      return [format.dateTime(lateEvening, 'weekday'), format.dateRange(evening, lateEvening)]
    })
  const expected = texts()
  const offsets = ['UTC', 'Asia/Tashkent', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => {
    vi.stubEnv('TZ', zone)
    expect(texts()).toEqual(expected)
    return evening.getTimezoneOffset()
  })
  expect(new Set(offsets).size).toBe(4)
})
