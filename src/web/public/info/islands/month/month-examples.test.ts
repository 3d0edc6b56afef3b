import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { plans } from '#modules/pricing/domain/tariff.ts'
import { monthlyCosts, usualMonth } from '#parcel/price/monthly-cost.ts'
import { examplesOf } from './month-examples.ts'

test('every month costs what the page of prices says, and names the plan that costs least', () => {
  const { months, usual } = examplesOf(firstTariff)
  expect(months.map(({ shipments }) => shipments)).toContain(usual)
  for (const { shipments, totals, cheapest } of months) {
    const costs = monthlyCosts({ ...usualMonth, shipments }, firstTariff)
    expect(plans.map((plan) => totals[plan])).toEqual(costs?.map(({ total }) => total))
    const least = Math.min(...Object.values(totals))
    expect(cheapest.map((plan) => totals[plan])).toEqual(cheapest.map(() => least))
    expect(cheapest.length).toBeGreaterThan(0)
  }
})

test('a new tariff changes the months', () => {
  const dearer = { ...firstTariff, pro: { ...firstTariff.pro, price: 90_000 } }
  const pro = (tariff: typeof firstTariff) => examplesOf(tariff).months.map(({ totals }) => totals.pro)
  expect(pro(dearer)).not.toEqual(pro(firstTariff))
})

test('where a parcel cannot be sent there is no month to show', () => {
  expect(examplesOf({ ...firstTariff, belts: {} }).months).toEqual([])
})
