import { assert } from '#kernel/assert.ts'
import { dayMinutes, type Span, type WeekHours } from '../domain/hours.ts'
import { type Point, type PointKind, type PointService, usualLimits } from '../domain/point.ts'
import { demoAddress, demoName, landmarks, streets } from './demo-words.ts'
import { radiusKm, type Settlement, settlements, shareOut } from './settlements.ts'

export const demoPointCount = 5_000
const seed = 20_261_115

/** A number from 0 to 1, the next one at each call. */
type Dice = () => number

/** The same points on every machine: towns by their people, everything else by dice with a fixed seed. */
export function demoPoints(count = demoPointCount): Point[] {
  const dice = diceFrom(seed)
  const towns = settlements()
  const shares = shareOut(count, towns)
  let id = 0
  return towns.flatMap((town, index) =>
    Array.from({ length: shares[index] ?? 0 }, (_, number) => demoPoint(++id, town, number + 1, dice)),
  )
}

function demoPoint(id: number, town: Settlement, number: number, dice: Dice): Point {
  // The first of a town is a counter: a person can be asked.
  const kind = number === 1 ? 'point' : kindBy(dice())
  const capacity = capacityOf(kind, dice)
  const full = dice() < 0.04
  return {
    id,
    kind,
    name: demoName[kind](town.name, number),
    districtId: town.districtId,
    address: demoAddress(pick(streets, dice), whole(1, 140, dice)),
    landmark: pick(landmarks, dice)(whole(1, 40, dice)),
    ...placeNear(town, dice),
    hours: kind === 'point' ? pick(counterHours, dice) : pick(boxHours, dice),
    holidays: [],
    photos: [],
    services: servicesOf(kind, dice),
    limits: usualLimits[kind],
    cod: kind === 'point' && dice() < 0.85,
    capacity,
    occupied: full ? capacity : whole(0, capacity - 1, dice),
    closed: dice() < 0.02,
    fullByHand: false,
    closedUntil: null,
    closesOn: null,
  }
}

const kindBy = (roll: number): PointKind => (roll < 0.6 ? 'point' : roll < 0.9 ? 'locker' : 'mailbox')

function capacityOf(kind: PointKind, dice: Dice): number {
  if (kind === 'point') return whole(60, 400, dice)
  return kind === 'locker' ? whole(24, 96, dice) : whole(8, 20, dice)
}

function servicesOf(kind: PointKind, dice: Dice): PointService[] {
  if (kind === 'mailbox') return ['drop_off']
  if (kind === 'locker') return ['drop_off', 'pick_up']
  const services: PointService[] = ['drop_off', 'pick_up']
  if (dice() < 0.7) services.push('packing')
  if (dice() < 0.6) services.push('card_payment')
  return services
}

const kmPerDegree = 111.19

/** Evenly over the circle of the town. Five decimals are one metre. */
function placeNear(town: Settlement, dice: Dice): { lat: number; lon: number } {
  const distance = (radiusKm(town) * Math.sqrt(dice())) / kmPerDegree
  const angle = dice() * 2 * Math.PI
  const { lat, lon } = town.centre
  const toMetre = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    lat: toMetre(lat + distance * Math.sin(angle)),
    lon: toMetre(lon + (distance * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  }
}

const hour = 60
const from = (start: number, end: number): Span => ({ from: start * hour, to: end * hour })
const week = (workday: Span[], saturday: Span[], sunday: Span[]): WeekHours => [
  ...Array.from({ length: 5 }, () => workday),
  saturday,
  sunday,
]

const counterHours: readonly WeekHours[] = [
  week([from(9, 13), from(14, 18)], [from(9, 15)], []),
  week([from(9, 21)], [from(9, 21)], [from(9, 21)]),
  week([from(8, 20)], [from(8, 20)], [from(10, 18)]),
  week([from(9, 12), from(13, 19)], [from(9, 12), from(13, 19)], []),
]
const always: Span[] = [{ from: 0, to: dayMinutes }]
const boxHours: readonly WeekHours[] = [
  week(always, always, always),
  week(always, always, always),
  week([from(7, 23)], [from(7, 23)], [from(7, 23)]),
]

function pick<T>(list: readonly T[], dice: Dice): T {
  const one = list[Math.floor(dice() * list.length)]
  assert(one !== undefined, 'there is nothing to pick from')
  return one
}

const whole = (least: number, most: number, dice: Dice) => least + Math.floor(dice() * (most - least + 1))

/** A small generator of even numbers (a Weyl sequence, mixed): the same everywhere, unlike Math.random. */
function diceFrom(start: number): Dice {
  let state = start
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
