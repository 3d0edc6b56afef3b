import type { DeliveryOption, DeliveryType, Distance } from '#modules/pricing/domain/facts.ts'
import type { Place } from '#modules/pricing/domain/place.ts'
import { type Offer, quote } from '#modules/pricing/domain/quote.ts'
import type { QuoteInput } from '#modules/pricing/domain/quote-input.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'

export const distances = ['local', 'belt1', 'belt2', 'belt3'] as const satisfies readonly Distance[]

export type Ends = Readonly<{ from: Place; to: Place }>

/** Prices do not depend on the day; only promises do, and none is made here. */
const anyDay = new Date(0)

export function offerFor(
  input: QuoteInput,
  deliveryOption: DeliveryOption,
  deliveryType: DeliveryType,
  tariff: Tariff,
): Extract<Offer, { available: true }> | undefined {
  const offer = quote(input, tariff, anyDay).offers.find(
    (each) => each.deliveryOption === deliveryOption && each.deliveryType === deliveryType,
  )
  return offer?.available ? offer : undefined
}

/** Two regions that lie so far from each other; undefined when the tariff has no region in that belt. */
export function endsOf(distance: Distance, { belts }: Tariff): Ends | undefined {
  const all = Object.keys(belts).map(Number)
  const [first] = all
  if (first === undefined) return undefined
  if (distance === 'local') return between(first, first)
  const [far] = regionsAt(distance, belts)
  const near = all.find((id) => id !== far && (belts[id] ?? 3) <= (belts[far ?? ''] ?? 3))
  return far === undefined || near === undefined ? undefined : between(near, far)
}

const between = (from: number, to: number): Ends => ({
  from: { regionId: from, zone: 1 },
  to: { regionId: to, zone: 1 },
})

/** The capital's own belt is the first one for everybody else. Farther regions first. */
export function regionsAt(distance: Distance, belts: Tariff['belts']): number[] {
  const wanted = { local: [], belt1: [1, 0], belt2: [2], belt3: [3] }[distance] as readonly number[]
  return wanted.flatMap((belt) => Object.keys(belts).filter((id) => belts[id] === belt)).map(Number)
}
