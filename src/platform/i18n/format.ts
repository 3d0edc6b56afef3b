import { assert, assertNever } from '#kernel/assert.ts'
import { htmlLang, type Locale } from './locales.ts'
import { pluralRulesOf } from './plural-rules.ts'

/*
 * Numbers, money, dates and phones as people read them, in four languages, without Intl: Chromium has no
 * Uzbek number and date data though it claims to, so Intl would print one text on the server and another in
 * the browser. Only Intl.PluralRules is used, on which both agree.
 */

const nbsp = '\u00A0'
const minus = '\u2212'
const enDash = '\u2013'

/** Everything promised to a person is in Tashkent time: UTC+5 all year, without daylight saving since 1992. */
const tashkentOffsetMs = 5 * 60 * 60 * 1000

/** The year it is for people in Tashkent. */
export const tashkentYear = (at: Date) => new Date(at.getTime() + tashkentOffsetMs).getUTCFullYear()

export type Instant = Date | number
/**
 * told: as people say it, with the year when it is not this one. It is the way everywhere; the others have their places.
 * long: with the year in words, where it is read for years; short: papers and fields, 15.11.2026, in English 15 Nov 2026;
 * dayMonth: without a year, where no other can be meant; weekday: dayMonth with the day's name.
 */
export type DateStyle = 'told' | 'long' | 'short' | 'dayMonth' | 'weekday'
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>

type Unit = 'minute' | 'hour' | 'day'

type Words = Readonly<{
  group: string
  decimal: string
  currency: string
  kilogram: string
  megabyte: string
  centimetre: string
  months: readonly string[]
  weekdays: readonly string[]
  /** A day, or a range of days, with the name of its month. */
  dayMonth(day: string, month: string): string
  withYear(dayMonth: string, year: number): string
  /** Where there is little room. Numbers alone are read in two ways in English. */
  short(day: number, month: number, year: number): string
  now: { past: string; future: string }
  units: Record<Unit, PluralForms>
  past(amount: string): string
  future(amount: string): string
}>

const twoDigits = (value: number) => String(value).padStart(2, '0')
const inNumbers = (day: number, month: number, year: number) =>
  `${twoDigits(day)}.${twoDigits(month + 1)}.${year}`

const uz: Words = {
  group: nbsp,
  decimal: ',',
  currency: 'soʻm',
  kilogram: 'kg',
  megabyte: 'MB',
  centimetre: 'sm',
  months: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
  weekdays: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
  dayMonth: (day, month) => `${day}-${month}`,
  withYear: (dayMonth, year) => `${year}-yil ${dayMonth}`,
  short: inNumbers,
  now: { past: 'hozirgina', future: 'hozir' },
  units: { minute: { other: 'daqiqa' }, hour: { other: 'soat' }, day: { other: 'kun' } },
  past: (amount) => `${amount} oldin`,
  future: (amount) => `${amount}dan keyin`,
}

const oz: Words = {
  group: nbsp,
  decimal: ',',
  currency: 'сўм',
  kilogram: 'кг',
  megabyte: 'МБ',
  centimetre: 'см',
  months: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  weekdays: ['якшанба', 'душанба', 'сешанба', 'чоршанба', 'пайшанба', 'жума', 'шанба'],
  // Cyrillic spelling writes dates without the hyphen that the Latin one has.
  dayMonth: (day, month) => `${day}${nbsp}${month}`,
  withYear: (dayMonth, year) => `${year} йил ${dayMonth}`,
  short: inNumbers,
  now: { past: 'ҳозиргина', future: 'ҳозир' },
  units: { minute: { other: 'дақиқа' }, hour: { other: 'соат' }, day: { other: 'кун' } },
  past: (amount) => `${amount} олдин`,
  future: (amount) => `${amount}дан кейин`,
}

const ru: Words = {
  group: nbsp,
  decimal: ',',
  currency: 'сум',
  kilogram: 'кг',
  megabyte: 'МБ',
  centimetre: 'см',
  months: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  weekdays: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  dayMonth: (day, month) => `${day}${nbsp}${month}`,
  withYear: (dayMonth, year) => `${dayMonth} ${year}`,
  short: inNumbers,
  now: { past: 'только что', future: 'сейчас' },
  units: {
    minute: { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' },
    hour: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    day: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  },
  past: (amount) => `${amount} назад`,
  future: (amount) => `через ${amount}`,
}

const en: Words = {
  group: ',',
  decimal: '.',
  currency: 'UZS',
  kilogram: 'kg',
  megabyte: 'MB',
  centimetre: 'cm',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  dayMonth: (day, month) => `${day}${nbsp}${month}`,
  withYear: (dayMonth, year) => `${dayMonth} ${year}`,
  short: (day, month, year) => `${day} ${named(en.months, month).slice(0, 3)} ${year}`,
  now: { past: 'just now', future: 'now' },
  units: {
    minute: { one: 'minute', other: 'minutes' },
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
  past: (amount) => `${amount} ago`,
  future: (amount) => `in ${amount}`,
}

const words: Readonly<Record<Locale, Words>> = { uz, oz, ru, en }

/** Chooses the form of a word for a count: `plural('ru', 3, { one: 'день', few: 'дня', … })`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[pluralRulesOf(htmlLang[locale]).select(count)] ?? forms.other
}

/** At most `decimals` digits after the mark; trailing zeros are not written. */
function formatNumber(locale: Locale, value: number, decimals = 0): string {
  assert(Math.abs(value) < 1e15, `not a number people read: ${value}`)
  const { group, decimal } = words[locale]
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const digits = fraction.replace(/0+$/, '')
  const text = whole.replace(/\B(?=(\d{3})+$)/g, group) + (digits && decimal + digits)
  return value < 0 && text !== '0' ? minus + text : text
}

/** Whole so'm. */
function formatMoney(locale: Locale, soum: number): string {
  assert(Number.isSafeInteger(soum), `money is whole so'm: ${soum}`)
  return formatNumber(locale, soum) + nbsp + words[locale].currency
}

/** Of a file; what is smaller than a tenth of a megabyte counts as one. */
function formatFileSize(locale: Locale, bytes: number): string {
  return formatNumber(locale, Math.max(0.1, bytes / 1_000_000), 1) + nbsp + words[locale].megabyte
}

function formatWeight(locale: Locale, weightGrams: number): string {
  return formatNumber(locale, weightGrams / 1000, 3) + nbsp + words[locale].kilogram
}

/** Sides in centimetres: `30×30×20 sm`. */
function formatSize(locale: Locale, sidesCm: readonly number[]): string {
  return sidesCm.map((side) => formatNumber(locale, side, 1)).join('×') + nbsp + words[locale].centimetre
}

type WallClock = Readonly<{
  year: number
  month: number
  day: number
  weekday: number
  hours: number
  minutes: number
}>

function tashkentClock(at: Instant): WallClock {
  const shifted = new Date(Number(at) + tashkentOffsetMs)
  assert(!Number.isNaN(shifted.getTime()), 'not a date')
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hours: shifted.getUTCHours(),
    minutes: shifted.getUTCMinutes(),
  }
}

function named(list: readonly string[], index: number): string {
  const name = list[index]
  assert(name !== undefined, `no name at ${index}`)
  return name
}

function formatDate(locale: Locale, at: Instant, style: DateStyle = 'told'): string {
  const { year, month, day, weekday } = tashkentClock(at)
  const { months, weekdays, dayMonth, withYear } = words[locale]
  const dayAndMonth = dayMonth(String(day), named(months, month))
  switch (style) {
    case 'told':
      return year === tashkentYear(new Date()) ? dayAndMonth : withYear(dayAndMonth, year)
    case 'long':
      return withYear(dayAndMonth, year)
    case 'short':
      return words[locale].short(day, month, year)
    case 'dayMonth':
      return dayAndMonth
    case 'weekday':
      return `${named(weekdays, weekday)}, ${dayAndMonth}`
    default:
      return assertNever(style)
  }
}

export function formatTime(at: Instant): string {
  const { hours, minutes } = tashkentClock(at)
  return `${twoDigits(hours)}:${twoDigits(minutes)}`
}

function formatDateTime(locale: Locale, at: Instant, style?: DateStyle): string {
  return `${formatDate(locale, at, style)}, ${formatTime(at)}`
}

/** Days from first to last, both promised: `18–19-noyabr`, `30-noyabr – 2-dekabr`. */
function formatDateRange(locale: Locale, from: Instant, to: Instant): string {
  const first = tashkentClock(from)
  const last = tashkentClock(to)
  const { months, dayMonth } = words[locale]
  if (first.year !== last.year)
    return `${formatDate(locale, from, 'long')} ${enDash} ${formatDate(locale, to, 'long')}`
  if (first.month !== last.month)
    return `${formatDate(locale, from, 'dayMonth')} ${enDash} ${formatDate(locale, to, 'dayMonth')}`
  if (first.day === last.day) return formatDate(locale, from, 'dayMonth')
  return dayMonth(`${first.day}${enDash}${last.day}`, named(months, first.month))
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `5 daqiqa oldin`, `через 2 дня`; beyond thirty days the date itself says more. */
function formatRelative(locale: Locale, at: Instant, now: Instant): string {
  const difference = Number(at) - Number(now)
  const distance = Math.abs(difference)
  const { past, future, now: nowWords } = words[locale]
  if (distance >= 31 * dayMs) return formatDate(locale, at)
  if (distance < minuteMs) return difference > 0 ? nowWords.future : nowWords.past
  const [unit, unitMs]: [Unit, number] =
    distance < hourMs ? ['minute', minuteMs] : distance < dayMs ? ['hour', hourMs] : ['day', dayMs]
  const count = Math.floor(distance / unitMs)
  const amount = formatAmount(locale, count, unit)
  return difference > 0 ? future(amount) : past(amount)
}

/** `7 kun`, `24 часа`. */
function formatAmount(locale: Locale, count: number, unit: Unit): string {
  return formatNumber(locale, count) + nbsp + plural(locale, count, words[locale].units[unit])
}

/** Nine national digits, as phones are stored: `+998 90 123-45-67`. */
export function formatPhone(nationalDigits: string): string {
  const parts = /^(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(nationalDigits)
  assert(parts, 'a phone is nine national digits')
  const [, operator, first, second, third] = parts
  return `+998 ${operator} ${first}-${second}-${third}`
}

/** What components use: the same verbs with the language already chosen. */
export function formatter(locale: Locale) {
  let known = formatters.get(locale)
  if (!known) {
    known = makeFormatter(locale)
    formatters.set(locale, known)
  }
  return known
}

const formatters = new Map<Locale, ReturnType<typeof makeFormatter>>()

function makeFormatter(locale: Locale) {
  return {
    locale,
    number: (value: number, decimals?: number) => formatNumber(locale, value, decimals),
    money: (soum: number) => formatMoney(locale, soum),
    weight: (weightGrams: number) => formatWeight(locale, weightGrams),
    fileSize: (bytes: number) => formatFileSize(locale, bytes),
    size: (sidesCm: readonly number[]) => formatSize(locale, sidesCm),
    date: (at: Instant, style?: DateStyle) => formatDate(locale, at, style),
    time: formatTime,
    dateTime: (at: Instant, style?: DateStyle) => formatDateTime(locale, at, style),
    dateRange: (from: Instant, to: Instant) => formatDateRange(locale, from, to),
    relative: (at: Instant, now: Instant) => formatRelative(locale, at, now),
    amount: (count: number, unit: Unit) => formatAmount(locale, count, unit),
    phone: formatPhone,
    plural: (count: number, forms: PluralForms) => plural(locale, count, forms),
  } as const
}
