import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { NamedThing } from '#modules/accounts/domain/audit-things.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { calendarWords, monthTold } from '#platform/i18n/calendar-words.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { foundNames, wayNames } from '../../claims/claim-names.ts'
import { roleNames } from '../role-names.ts'
import { isKey, type ToldField } from './field-words.ts'
import { valueNames } from './value-names.ts'

type Told = Readonly<{
  value: unknown
  as: ToldField['as']
  /** Of what the value is the number. */
  kind: NamedThing | undefined
  area: string
}>

const statusNames = {
  active: 'staff.statuses.active',
  suspended: 'staff.statuses.suspended',
  deleted: 'audit.deleted',
  open: 'deskOrders.claims.open',
  accepted: 'deskOrders.claims.accepted',
  rejected: 'deskOrders.claims.rejected',
} as const
const deskPlaces = { depot: 'deskCash.desks.depot', office: 'deskCash.desks.office' } as const

/** One recorded value as people say it. */
export function useToldValues(thing: (object: string) => string): (told: Told) => string {
  const t = useTranslations()
  const locale = useLocale()
  const inFigures = figuresTold(locale)
  const word = (as: Told['as'], value: string): string | undefined => {
    if (as === 'status') {
      const status = statuses.find((known) => known === value)
      if (status) return t(`orders.status.${status}`)
      return isKey(statusNames, value) ? t(statusNames[value]) : undefined
    }
    if (as === 'role') return isKey(roleNames, value) ? t(roleNames[value]) : t('audit.customer')
    if (as === 'desk-place') return isKey(deskPlaces, value) ? t(deskPlaces[value]) : undefined
    if (as === 'found') return isKey(foundNames, value) ? t(foundNames[value]) : undefined
    if (as === 'paid-to') return isKey(wayNames, value) ? t(wayNames[value]) : undefined
    if (as === 'provider') return providerName(value) === value ? undefined : providerName(value)
    if (!isKey(valueNames, as)) return undefined
    const names: Readonly<Record<string, ValueName>> = valueNames[as]
    const name = Object.hasOwn(names, value) ? names[value] : undefined
    return name && t(name)
  }
  const told = ({ value, as, kind, area }: Told): string => {
    if (value === null || value === undefined || value === '') return t('audit.empty')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (as === 'changed') return t('audit.changed')
    if (as === 'count') return Array.isArray(value) ? inFigures('number', value.length) : t('audit.changed')
    if (as === 'hours' && Array.isArray(value)) return weekTold(value, locale) || t('audit.empty')
    if (as === 'days' && Array.isArray(value)) return daysTold(value, locale).join(', ') || t('audit.empty')
    if (as === 'sides' && Array.isArray(value) && value.every(isReadable))
      return formatter(locale).size(value)
    if (Array.isArray(value))
      return value.map((one) => told({ value: one, as, kind, area })).join(', ') || t('audit.empty')
    if (typeof value === 'object') return textsIn(value, locale) ?? t('audit.changed')
    if (typeof value !== 'string' && typeof value !== 'number') return t('audit.changed')
    if (kind && /^\d+$/.test(String(value))) return thing(`${kind}:${value}`)
    if (as === 'thing') return thing(String(value))
    if (as === 'lane' && typeof value === 'number') return thing(`lane:${value}`)
    if (as === 'cash-desk' && typeof value === 'number') return thing(`cash-desk:${value}`)
    if (as === 'region') return regionById(Number(value))?.name[locale] ?? t('audit.changed')
    return word(as, String(value)) ?? inFigures(as, value)
  }
  return told
}

type ValueName = {
  [List in keyof typeof valueNames]: (typeof valueNames)[List][keyof (typeof valueNames)[List]]
}[keyof typeof valueNames]

/** Sums as money, days as days; a moment that was kept as text is told like any other. */
function figuresTold(locale: Locale) {
  const format = formatter(locale)
  return (as: ToldField['as'], value: string | number): string => {
    const number = Number(value)
    if (!isReadable(number))
      return typeof value === 'number' ? String(value) : (momentTold(value, locale) ?? value)
    if (as === 'money' && Number.isInteger(number)) return format.money(number)
    if (as === 'percent') return `${format.number(number, 2)}%`
    if (as === 'kilograms') return format.weight(number * 1000)
    if (as === 'phone' && /^\d{9}$/.test(String(value))) return formatPhone(String(value))
    if (as === 'month' && /^\d{4}-\d{2}$/.test(String(value))) return monthTold(locale, String(value))
    if (typeof value === 'number') return format.number(value, 3)
    return momentTold(value, locale) ?? value
  }
}

/** Of any size that something here could have. */
const isReadable = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e12

const day = /^\d{4}-\d{2}-\d{2}$/
/** As the database and our own records of the past write it. */
const moment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z)?$/

function momentTold(text: string, locale: Locale): string | undefined {
  const format = formatter(locale)
  if (day.test(text)) {
    const at = noonOf(text)
    return Number.isNaN(at.getTime()) ? undefined : format.date(at)
  }
  const [, date, time, isUtc] = moment.exec(text) ?? []
  if (!date) return undefined
  const at = new Date(`${date}T${time}${isUtc ? 'Z' : '+05:00'}`)
  return Number.isNaN(at.getTime()) ? undefined : format.dateTime(at)
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

/** Words in several languages are told in the reader's. */
function textsIn(value: object, locale: Locale): string | undefined {
  const texts = value as Readonly<Record<string, unknown>>
  const text = texts[locale] ?? texts.uz
  return typeof text === 'string' ? text : undefined
}

function weekTold(week: readonly unknown[], locale: Locale): string {
  const { weekdays } = calendarWords(locale)
  return week
    .flatMap((spans, at) => {
      const times = spansTold(spans)
      return times === '' ? [] : [`${weekdays[at]?.short ?? ''} ${times}`]
    })
    .join(', ')
}

const spansTold = (spans: unknown): string =>
  Array.isArray(spans)
    ? spans
        .flatMap((span) => (has(span, 'from') && has(span, 'to') ? [`${span.from}–${span.to}`] : []))
        .join(' ')
    : ''

const daysTold = (days: readonly unknown[], locale: Locale): string[] =>
  days.flatMap((one) =>
    has(one, 'day') && typeof one.day === 'string' ? [momentTold(one.day, locale) ?? one.day] : [],
  )
