import { districtById } from '#modules/geo/domain/districts.ts'
import { dayMinutes, type Span } from './hours.ts'
import { type Place, type PointService, usualLimits } from './point.ts'

export const mostSpans = 4
export const mostHolidays = 60
export const mostPhotos = 6

/** What the desk writes of a point; everything else is counted, or said by its agents. */
export type PointFacts = Pick<
  Place,
  | 'kind'
  | 'name'
  | 'address'
  | 'landmark'
  | 'districtId'
  | 'lat'
  | 'lon'
  | 'hours'
  | 'holidays'
  | 'services'
  | 'limits'
  | 'cod'
  | 'capacity'
>

/** A field that cannot stay as it is, in the words of the API. */
type WrongFact = {
  path: string
  code: 'unknown_place' | 'invalid_format' | 'invalid_choice' | 'too_big'
  values?: Record<string, string>
}

type Ruled = Pick<PointFacts, 'kind' | 'districtId' | 'hours' | 'holidays' | 'services' | 'limits' | 'cod'>

/** What the shape of the fields alone does not forbid. */
export function wrongFacts(facts: Ruled): WrongFact[] {
  const wrong: WrongFact[] = []
  if (!districtById(facts.districtId)) wrong.push({ path: 'district_id', code: 'unknown_place' })
  facts.hours.forEach((spans, weekday) => {
    if (!areInOrder(spans)) wrong.push({ path: `hours.${weekday}`, code: 'invalid_format' })
  })
  return [...wrong, ...wrongHolidays(facts), ...wrongOffer(facts), ...wrongLimits(facts)]
}

/** One after the other within a day, with a gap or none between them. */
export function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(({ from, to }, index) => {
    const before = spans[index - 1]?.to ?? 0
    return before <= from && from < to && to <= dayMinutes
  })
}

function wrongHolidays({ holidays }: Ruled): WrongFact[] {
  return holidays.flatMap(({ day, hours }, index): WrongFact[] => {
    const isTwice = holidays.findIndex((one) => one.day === day) !== index
    if (!isDay(day) || isTwice) return [{ path: `holidays.${index}.day`, code: 'invalid_format' }]
    return areInOrder(hours) ? [] : [{ path: `holidays.${index}.hours`, code: 'invalid_format' }]
  })
}

/** The 30th of February is none. */
export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** What needs a person is offered by a counter only; a mailbox takes and gives nothing out, a depot serves nobody but us. */
export const offered: Readonly<Record<Place['kind'], readonly PointService[]>> = {
  point: ['drop_off', 'pick_up', 'packing', 'card_payment'],
  locker: ['drop_off', 'pick_up'],
  mailbox: ['drop_off'],
  depot: [],
}

function wrongOffer({ kind, services, cod }: Ruled): WrongFact[] {
  const wrong: WrongFact[] = []
  if (
    services.some((service) => !offered[kind].includes(service)) ||
    (services.length === 0 && kind !== 'depot') ||
    new Set(services).size < services.length
  )
    wrong.push({ path: 'services', code: 'invalid_choice' })
  if (cod && kind !== 'point') wrong.push({ path: 'cod', code: 'invalid_choice' })
  return wrong
}

/** DECISIONS, "Limits": no point takes more than its kind does. */
function wrongLimits({ kind, limits }: Ruled): WrongFact[] {
  const most = usualLimits[kind]
  const wrong: WrongFact[] = []
  if (limits.weightGrams > most.weightGrams)
    wrong.push({
      path: 'limits.weight_kg',
      code: 'too_big',
      values: { max: String(most.weightGrams / 1000) },
    })
  if (limits.sidesCm.some((side, index) => side > (most.sidesCm[index] ?? 0)))
    wrong.push({ path: 'limits.sides_cm', code: 'too_big', values: { max: most.sidesCm.join('×') } })
  return wrong
}
