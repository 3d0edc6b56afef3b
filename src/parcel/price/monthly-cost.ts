import type { Zone } from '#modules/geo/domain/zone.ts'
import type { Distance } from '#modules/pricing/domain/facts.ts'
import type { QuoteInput } from '#modules/pricing/domain/quote-input.ts'
import { type Plan, plans, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { endsOf, offerFor } from './roads.ts'

/** A shop's month: parcels of one weight that go to receivers' doors by standard delivery. */
export type Month = Readonly<{
  shipments: number
  weightGrams: number
  distance: Distance
  /** Of the receivers. */
  zone: Zone
  codPercent: number
  /** How often the courier comes to collect; 0 when the shop brings its parcels to a point. */
  visits: number
}>

type Bought = Readonly<{ shipments: number; count: number }>

export type PlanCost = Readonly<{
  plan: Plan
  total: number
  carriage: number
  cod: number
  collection: number
  /** Packages for the whole time that they hold; the month carries its share of them. */
  packages: readonly Bought[]
}>

const daysInMonth = 30
/** Nobody plans further: packages that hold longer are shared out over a year. */
const longestPlanMonths = 12

/** What the month costs on each plan; undefined when such parcels cannot be sent. */
export function monthlyCosts(month: Month, tariff: Tariff): PlanCost[] | undefined {
  const costs = plans.map((plan) => planCost(plan, month, tariff))
  return costs.every((cost) => cost !== undefined) ? costs : undefined
}

/** The plans that cost least: more than one when they cost the same. Flexible without a package is only the tariff. */
export function cheapest(costs: readonly PlanCost[]): PlanCost[] {
  const least = Math.min(...costs.map(({ total }) => total))
  return costs.filter(
    ({ plan, total, packages }) => total === least && (plan !== 'flexible' || packages.length > 0),
  )
}

function planCost(plan: Plan, month: Month, tariff: Tariff): PlanCost | undefined {
  const unit = unitPrices(plan, month, tariff)
  if (!unit) return undefined
  const { carriage, packages } =
    unit.prepaid === undefined
      ? { carriage: unit.carriage * month.shipments, packages: [] }
      : prepaidMonth(month.shipments, unit.carriage, unit.prepaid, tariff)
  const cod = unit.cod * Math.round((month.shipments * month.codPercent) / 100)
  const collection = collectionFees(month, unit.visit)
  return { plan, total: carriage + cod + collection, carriage, cod, collection, packages }
}

type UnitPrices = {
  /** One shipment to the door, paid by the plan without a package. */
  carriage: number
  /** What a shipment costs on top of its package; undefined where no package pays for it. */
  prepaid: number | undefined
  cod: number
  /** The fee of a visit for so many parcels. */
  visit(parcels: number): number
}

/** All of them are differences between offers of the real quote. */
function unitPrices(plan: Plan, month: Month, tariff: Tariff): UnitPrices | undefined {
  const ends = endsOf(month.distance, tariff)
  if (!ends) return undefined
  const parcel: QuoteInput = {
    from: ends.from,
    to: { ...ends.to, zone: month.zone },
    parcel: { weightGrams: month.weightGrams },
    plan,
  }
  const option = month.visits > 0 ? 2 : 4
  const offer = (more: Partial<QuoteInput> = {}) =>
    offerFor({ ...parcel, collection: { parcels: 1, paidByAnother: true }, ...more }, option, 1, tariff)
  const plain = offer()
  if (!plain) return undefined
  const prepaid = offer({ usePackage: true })
  const extra = (more: Partial<QuoteInput>) => (offer(more)?.total ?? plain.total) - plain.total
  return {
    carriage: plain.total,
    prepaid: prepaid?.lines.some(({ rule }) => rule === 'package') ? prepaid.total : undefined,
    cod: extra({ services: ['cod'] }),
    visit: (parcels) => extra({ collection: { parcels } }),
  }
}

/** Parcels are spread evenly over the visits. */
function collectionFees({ shipments, visits }: Month, visit: (parcels: number) => number): number {
  const count = Math.min(visits, shipments)
  if (count === 0) return 0
  const fewer = Math.floor(shipments / count)
  const withOneMore = shipments % count
  return (count - withOneMore) * visit(fewer) + withOneMore * visit(fewer + 1)
}

/**
 * The cheapest mix of packages, and of single shipments by the tariff, for as long as a package holds; then the share of
 * one month. What is left over in a package when it ends is lost, and counted.
 */
function prepaidMonth(
  shipments: number,
  byTariff: number,
  onTop: number,
  { flexible }: Tariff,
): { carriage: number; packages: Bought[] } {
  const months = Math.min(longestPlanMonths, flexible.days / daysInMonth)
  const needed = Math.round(shipments * months)
  if (needed === 0) return { carriage: byTariff * shipments, packages: [] }
  const cost: number[] = [0]
  const taken: (number | undefined)[] = [undefined]
  for (let count = 1; count <= needed; count++) {
    let best = (cost[count - 1] ?? 0) + byTariff
    let choice: number | undefined
    for (const each of flexible.packages) {
      const used = Math.min(count, each.shipments)
      const price = (cost[count - used] ?? 0) + each.price + used * onTop
      if (price < best) {
        best = price
        choice = each.shipments
      }
    }
    cost.push(best)
    taken.push(choice)
  }
  return {
    carriage: Math.ceil(((cost[needed] ?? 0) * shipments) / needed),
    packages: boughtOf(taken, needed),
  }
}

function boughtOf(taken: readonly (number | undefined)[], needed: number): Bought[] {
  const counts = new Map<number, number>()
  for (let left = needed; left > 0; ) {
    const size = taken[left]
    if (size !== undefined) counts.set(size, (counts.get(size) ?? 0) + 1)
    left -= size ?? 1
  }
  return [...counts]
    .map(([shipments, count]) => ({ shipments, count }))
    .sort((a, b) => b.shipments - a.shipments)
}

/** Where the questions begin: a small shop in the middle of the tables. */
export const usualMonth: Month = {
  shipments: 40,
  weightGrams: 2_000,
  distance: 'belt1',
  zone: 2,
  codPercent: 50,
  visits: 4,
}

/** Shops of different sizes, so that the answer is there without a script too. */
export const exampleShipments = [10, 40, 200] as const
