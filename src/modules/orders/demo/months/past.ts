import { type Draws, drawsOf } from '#kernel/drawn.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { crowdCustomers } from '#modules/accounts/index.ts'
import { districts } from '#modules/geo/index.ts'
import type { DeliveryOption, PaymentType } from '../../domain/order.ts'
import type { Reason } from '../../domain/words.ts'
import { DAYS, parcelsADay } from './curve.ts'
import type { MonthStory } from './story.ts'
import {
  again,
  agreed,
  carried,
  fetched,
  type Hourly,
  handedOut,
  homeAgain,
  inVain,
  type Leg,
  toDoor,
  toShelf,
} from './ways.ts'
import { drawSomebody, goodsOf } from './who.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const capital = 14

/** The two shops of the two months; everybody else sends now and then. */
export const bookShop = { phone: '901000009', region: capital, district: 205 }
export const teaShop = { phone: '901000400', region: 8 }
const people = crowdCustomers.filter(({ type }) => type === 1)

/** Every region has parcels; the capital and the valley have more. */
const regionsOfReceivers = [
  ...Array.from({ length: 14 }, (_, index) => index + 1),
  ...[14, 14, 14, 14, 14, 14, 12, 12, 2, 2, 7, 8, 8, 11, 5, 3],
]
/** Seven days, and until the clock has looked. */
const STORED = 7 * 24 + 4

/** Two days by road. */
const farRegions: readonly number[] = [1, 9, 13, 5]

const fates = [
  ...Array<'delivered'>(64).fill('delivered'),
  ...Array<'failed once'>(10).fill('failed once'),
  ...Array<'cancelled'>(5).fill('cancelled'),
  ...Array<'never paid'>(4).fill('never paid'),
  ...Array<'failed twice'>(3).fill('failed twice'),
  ...Array<'refused'>(4).fill('refused'),
  ...Array<'given up'>(3).fill('given up'),
  ...Array<'not fetched'>(3).fill('not fetched'),
  ...Array<'lost'>(2).fill('lost'),
  ...Array<'damaged'>(2).fill('damaged'),
  'late' as const,
]
type Fate = (typeof fates)[number]
/** What comes back to whoever sent it. */
const homeward: readonly Fate[] = ['refused', 'given up', 'not fetched']

const reasons: readonly Reason[] = [
  'nobody_home',
  'phone_off',
  'another_day',
  'cash_not_ready',
  'wrong_address',
]

type Way = {
  hour: number
  isNear: boolean
  isFar: boolean
  fromDoor: boolean
  toDoor: boolean
  pay: PaymentType
}

/** What was sent in two months, as far as it has been thought out; what of it has happened, the clock says. */
export function pastStories(now: Date): MonthStory[] {
  const draws = drawsOf('two months of a company')
  const today = startOfDay(tashkentDay(now)).getTime()
  const counts = parcelsADay(now, (now.getTime() - today) / hourMs)
  return counts.flatMap((count, index) => {
    const day = today - (DAYS - index) * dayMs
    const latest = index === DAYS ? Math.min(21, (now.getTime() - today) / hourMs) : 21
    return Array.from({ length: count }, () => drawStory(draws, day, latest))
  })
}

function drawStory(draws: Draws, day: number, latest: number): MonthStory {
  const sender = drawSender(draws)
  const region = draws.pick(regionsOfReceivers)
  const fate = draws.pick(fates)
  const isNear = region === sender.region
  const comesHome = homeward.includes(fate)
  const fromDoor = comesHome || sender.kind !== 'people' || draws.between(0, 4) > 0
  const fitsPoint = fate === 'delivered' && !(isNear && !fromDoor)
  const goesToDoor = fate !== 'not fetched' && (!fitsPoint || draws.between(0, 10) < 6)
  const isSold = sender.kind !== 'people' && fate !== 'lost' && fate !== 'damaged' && draws.between(0, 5) < 3
  const goods = isSold ? draws.between(6, 90) * 10_000 : 0
  const pay = drawPay(draws, sender.kind, fate)
  const hour = Math.min(latest - 0.02, 8 + ((draws.share() + draws.share()) / 2) * (latest - 8))
  const way = { hour, isNear, isFar: farRegions.includes(region), fromDoor, toDoor: goesToDoor, pay }
  const town = districts.filter(({ regionId }) => regionId === region)
  const somewhere = draws.pick(town).id
  // The capital is one town of many districts.
  const isElsewhere = goesToDoor && (region === capital || draws.between(0, 5) < 2)
  return {
    owner: sender.phone,
    receiver: drawSomebody(draws),
    region,
    ...(isElsewhere ? { district: somewhere } : {}),
    option: optionOf(fromDoor, goesToDoor),
    ...(isNear && region === capital && fromDoor && draws.between(0, 6) === 0 ? { express: true } : {}),
    pay,
    goods,
    ...(fate === 'lost' || fate === 'damaged' ? { value: draws.between(8, 29) * 10_000 } : {}),
    kg: Math.round((0.3 + draws.share() ** 2 * 7) * 10) / 10,
    what: draws.pick(goodsOf[sender.kind]),
    made: new Date(day + hour * hourMs),
    steps: stepsOf(fate, way, draws).map(({ hour: at, ...step }) => ({
      ...step,
      at: new Date(Math.round(day + at * hourMs)),
    })),
  }
}

type Sender = { phone: string; region: number; kind: keyof typeof goodsOf }

function drawSender(draws: Draws): Sender {
  const draw = draws.between(0, 100)
  if (draw < 28) return { phone: bookShop.phone, region: capital, kind: 'books' }
  if (draw < 52) return { ...teaShop, kind: 'tea' }
  const { phone, region } = draws.pick(people)
  return { phone, region, kind: 'people' }
}

function drawPay(draws: Draws, kind: Sender['kind'], fate: Fate): PaymentType {
  if (fate === 'never paid') return draws.pick(['payme', 'click'])
  if (kind !== 'people') return draws.between(0, 4) === 0 ? 'receiver' : 'balance'
  return draws.pick(['balance', 'balance', 'cash', 'cash', 'cash', 'receiver', 'payme', 'payme', 'click'])
}

function optionOf(fromDoor: boolean, goesToDoor: boolean): DeliveryOption {
  if (fromDoor) return goesToDoor ? 2 : 3
  return goesToDoor ? 4 : 1
}

function stepsOf(fate: Fate, way: Way, draws: Draws): Hourly[] {
  if (fate === 'never paid') return []
  const kindOfPay = { balance: 'balance', payme: 'online', click: 'online' } as const
  const yes = agreed(way.hour, kindOfPay[way.pay as keyof typeof kindOfPay] ?? 'call', draws)
  if (fate === 'cancelled')
    return [...yes.steps, { hour: yes.ends + 0.1 + draws.share() * 0.5, by: 'owner', does: 'cancel' }]
  const taken = fetched(yes.ends, way.fromDoor, draws)
  const there = carried(taken.ends, way.isNear, way.isFar)
  const legs = [yes, taken, there]
  return [...legs, ...lastLegs(fate, way, there.ends, draws)].flatMap(({ steps }) => steps)
}

/** How it ended, or how often it was tried. */
function lastLegs(fate: Fate, way: Way, hour: number, draws: Draws): Leg[] {
  if (fate === 'delivered' && !way.toDoor) {
    const shelf = toShelf(hour, draws)
    return [shelf, handedOut(shelf.ends, draws)]
  }
  if (fate === 'not fetched') {
    const shelf = toShelf(hour, draws)
    // By itself its storage runs out.
    return [shelf, homeAgain(shelf.ends + STORED, way.isNear, way.isFar, draws)]
  }
  if (fate === 'late') return [toDoor(hour + 72 - (hour % 24) + 9, draws)]
  if (fate === 'lost') return lost(hour, draws)
  if (fate === 'damaged') {
    const given = toDoor(hour, draws)
    return [given, ...claimed(given.ends + 20 + draws.share() * 30, 'say damaged', draws)]
  }
  if (fate === 'refused') {
    const attempt = inVain(hour, 'refused', draws)
    return [attempt, homeAgain(attempt.ends, way.isNear, way.isFar, draws)]
  }
  const attempts = { 'failed once': 1, 'failed twice': 2, 'given up': 3 }[fate as 'failed once'] ?? 0
  const legs: Leg[] = []
  let ends = hour
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const failed = inVain(ends, draws.pick(reasons), draws)
    legs.push(failed)
    ends = failed.ends
    if (attempt < 3) {
      const next = again(ends)
      legs.push(next)
      ends = next.ends
    }
  }
  return [...legs, fate === 'given up' ? homeAgain(ends, way.isNear, way.isFar, draws) : toDoor(ends, draws)]
}

/** Nobody finds it: written off after a week of looking, and its sender is paid for it. */
function lost(hour: number, draws: Draws): Leg[] {
  const at = hour + 170 + draws.share() * 40
  const gone: Leg = { steps: [{ hour: at, by: 'operator', does: 'write_off', reason: 'lost' }], ends: at }
  return [gone, decided(at + 20 + draws.share() * 40, draws)]
}

function claimed(hour: number, does: 'say damaged', draws: Draws): Leg[] {
  return [
    { steps: [{ hour, by: 'owner', does }], ends: hour },
    decided(hour + 24 + draws.share() * 48, draws),
  ]
}

function decided(hour: number, draws: Draws): Leg {
  const does = draws.between(0, 4) === 0 ? 'reject claim' : 'accept claim'
  return { steps: [{ hour, by: 'operator', does }], ends: hour }
}
