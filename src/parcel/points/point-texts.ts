import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { assertNever } from '#kernel/assert.ts'
import type { ParcelToTake, WhyNot } from '#modules/points/domain/can-take.ts'
import { canTake } from '#modules/points/domain/can-take.ts'
import {
  clockText,
  hoursInGroups,
  isRoundTheClock,
  openNow,
  type Span,
} from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { hoursOf } from './point-hours.ts'

/** A point in words. */
export function usePointTexts() {
  const t = useTranslations('points')
  const locale = useLocale()
  const { number, weight, size } = formatter(locale)
  const { weekdays } = calendarWords(locale)

  /** Whether a person who comes now finds the door open. */
  function openness(point: PointAnswer, now: Date): { isOpen: boolean; text: string } {
    if (point.state === 'closed')
      return { isOpen: false, text: t(point.state_until ? 'open.closedToday' : 'open.closed') }
    const answer = openNow({ ...hoursOf(point), closed: false }, now)
    if (answer.open) {
      const text =
        answer.until === undefined ? t('open.always') : t('open.until', { time: clockText(answer.until) })
      return { isOpen: true, text }
    }
    if (!answer.opens) return { isOpen: false, text: t('open.closed') }
    const { daysAhead, minute, weekday } = answer.opens
    const time = clockText(minute)
    if (daysAhead === 0) return { isOpen: false, text: t('open.later', { time }) }
    if (daysAhead === 1) return { isOpen: false, text: t('open.tomorrow', { time }) }
    return { isOpen: false, text: t('open.onDay', { day: weekdays[weekday]?.long ?? '', time }) }
  }

  /** A number stays on the line of its unit. */
  function long(metres: number): string {
    const text =
      metres < 1000
        ? t('metres', { text: number(Math.max(10, Math.round(metres / 10) * 10)) })
        : t('kilometres', { text: number(metres / 1000, metres < 10_000 ? 1 : 0) })
    return text.replaceAll(' ', '\u00A0')
  }
  /** By road or about. */
  const distance = (metres: number, by: PointAnswer['by']) =>
    t(by === 'road' ? 'byRoad' : 'byAir', { distance: long(metres) })
  /** Where nothing but ways is listed, only what is no way says so. */
  const wayLong = (metres: number, by: PointAnswer['by']) =>
    by === 'road' ? long(metres) : distance(metres, by)

  function reason(why: WhyNot): string {
    switch (why.code) {
      case 'point_closed':
        return t('whyNot.closed')
      case 'point_full':
        return t('whyNot.full')
      case 'no_cod':
        return t('whyNot.cod')
      case 'too_heavy':
        return t('whyNot.heavy', { weight: weight(why.limitGrams) })
      case 'too_big':
        return t('whyNot.big', { size: size(why.limitCm) })
      default:
        return assertNever(why)
    }
  }

  /** Undefined when nothing speaks against it. */
  function whyNot(point: PointAnswer, parcel: ParcelToTake | undefined): string | undefined {
    if (!parcel) return undefined
    const { limits, state, cod } = point
    const taken = canTake(
      { state, cod, limits: { weightGrams: limits.weight_kg * 1000, sidesCm: limits.sides_cm } },
      parcel,
    )
    return taken.ok ? undefined : reason(taken.error)
  }

  function serviceList({ services: offered, cod }: PointAnswer): string[] {
    const words = {
      drop_off: t('services.dropOff'),
      pick_up: t('services.pickUp'),
      packing: t('services.packing'),
      card_payment: t('services.card'),
    }
    return [...offered.map((service) => words[service]), ...(cod ? [t('services.cod')] : [])]
  }

  const limits = ({ limits: { weight_kg, sides_cm } }: PointAnswer) =>
    t('limits.text', { weight: weight(weight_kg * 1000), size: size(sides_cm) })
  const kinds = { point: t('kinds.point'), locker: t('kinds.locker'), mailbox: t('kinds.mailbox') }

  return {
    openness,
    long,
    distance,
    wayLong,
    whyNot,
    ...useHoursTexts(),
    serviceList,
    services: (point: PointAnswer) => serviceList(point).join(', '),
    limits,
    kind: ({ kind }: PointAnswer) => kinds[kind],
  }
}

/** The usual week and its spans in words. */
function useHoursTexts() {
  const t = useTranslations('points')
  const { weekdays } = calendarWords(useLocale())

  /** From nine to six, with its break; a day without hours is free. */
  const times = (spans: readonly Span[]) =>
    spans.length === 0
      ? t('hours.free')
      : spans.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')

  function hours(point: PointAnswer): { days: string; times: string }[] {
    const { hours: week } = hoursOf(point)
    if (isRoundTheClock(week)) return [{ days: '', times: t('hours.always') }]
    const nameOf = (day: number) => weekdays[day]?.short ?? ''
    return hoursInGroups(week).map(({ first, last, spans }) => ({
      days: first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
      times: times(spans),
    }))
  }
  return { times, hours }
}
