import type { Distance } from '#modules/pricing/domain/facts.ts'
import { type Plan, plans, type Tariff } from '#modules/pricing/domain/tariff.ts'
import { cheapest, type Month, monthlyCosts, usualMonth } from '#parcel/price/monthly-cost.ts'

/** A month of so many parcels: what it costs on each plan, and which of them cost least. */
export type MonthExample = Readonly<{
  shipments: number
  totals: Readonly<Record<Plan, number>>
  cheapest: readonly Plan[]
}>

export type MonthExamples = Readonly<{
  months: readonly MonthExample[]
  /** Where the reader begins. */
  usual: number
  shop: Readonly<{ weightGrams: number; codPercent: number; visits: number; distance: Distance }>
}>

/** From a seller of a few things to a shop with a store of its own. */
const volumes = [10, 40, 100, 200, 500]

/** Counted by the rules that price orders, on the server: the browser gets fifteen numbers and no tariff. */
export function examplesOf(tariff: Tariff): MonthExamples {
  const { shipments: usual, weightGrams, codPercent, visits, distance } = usualMonth
  return {
    months: volumes.flatMap((shipments) => exampleOf({ ...usualMonth, shipments }, tariff) ?? []),
    usual,
    shop: { weightGrams, codPercent, visits, distance },
  }
}

function exampleOf(month: Month, tariff: Tariff): MonthExample | undefined {
  const costs = monthlyCosts(month, tariff)
  if (!costs) return undefined
  const total = (wanted: Plan) => costs.find(({ plan }) => plan === wanted)?.total ?? 0
  return {
    shipments: month.shipments,
    totals: { starter: total('starter'), flexible: total('flexible'), pro: total('pro') },
    cheapest: plans.filter((wanted) => cheapest(costs).some(({ plan }) => plan === wanted)),
  }
}
