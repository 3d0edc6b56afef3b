import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FactsOf,
  type Line,
  linesOf,
  reversed,
  type TemplateName,
  templateNames,
} from '#modules/ledger/domain/templates.ts'
import { crossesTill } from '#modules/ledger/domain/till.ts'
import { ConfigError } from '#platform/config/environment.ts'
import { documentOf, type FiscalCodes, vatInside } from './domain/document.ts'
import { type Movement, receipted, takingIn, unreceipted } from './domain/taking.ts'
import { afterRefusal, leaseMs, mostTries } from './domain/tries.ts'
import { readFiscalSettings } from './fiscal.settings.ts'

type Facts = { price: number; goods: number; amount: number; provider: string }

/** Enough for any template. */
const linesFor = (template: TemplateName, facts: Facts) =>
  linesOf(template, {
    ...{ customer: 1, courier: 2, fromCourier: 3, agent: 4, desk: 5, fromDesk: 6 },
    ...facts,
  } as unknown as FactsOf<typeof template>)

const movementOf = (template: string, lines: readonly Line[], reverses: number | null = null): Movement => ({
  id: 1,
  template,
  reverses,
  lines: lines.map(({ account: { kind, owner }, amount }) => ({ kind, owner, amount })),
})

const some: Facts = { price: 52_000, goods: 400_000, amount: 30_000, provider: 'click' }
const taking = (template: TemplateName, facts: Partial<Facts> = {}) =>
  takingIn(movementOf(template, linesFor(template, { ...some, ...facts })))

const codes: FiscalCodes = {
  service: { ikpu: '10112001001000000', packageCode: '1511111', vatPercent: 12 },
  goods: { ikpu: '10112001001000001', packageCode: '1511112', vatPercent: 0 },
}

const soum = fc.integer({ min: 1, max: 1_000_000_000 })
const templates = fc.constantFrom(...(Object.keys(receipted) as (keyof typeof receipted)[]))

test('of every way money goes over a counter it is decided whether the tax office hears of it', () => {
  const crossing = templateNames.filter((name) => crossesTill(linesFor(name, some)))
  expect(crossing.toSorted()).toEqual([...Object.keys(receipted), ...unreceipted].toSorted())
})

test('whatever is paid, the positions come to it, in cash or by card, with the VAT inside', () => {
  fc.assert(
    fc.property(templates, soum, fc.integer({ min: 0, max: 1_000_000_000 }), (template, price, goods) => {
      const found = taking(template, { price, goods, amount: price })
      if (!found) throw new Error(`${template} has a receipt`)
      expect(Math.min(found.cash, found.card)).toBe(0)
      const parts = found.parts.map((part) => ({ ...part, title: part.what, stir: null }))
      const facts = { key: 'k', kind: found.kind, paidAt: new Date(0), parts, origin: null }
      const document = documentOf({ ...facts, cash: found.cash, card: found.card }, codes)
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
      expect(sum(document.items.map(({ amount }) => amount))).toBe(document.cash + document.card)
      for (const { amount, price: each, count, vat, vat_percent } of document.items) {
        expect(each * count).toBe(amount)
        // Net and tax are the price again, and the tax is its share to the tiyin.
        expect(Math.abs((amount - vat) * vat_percent - vat * 100)).toBeLessThanOrEqual(100 + vat_percent)
      }
    }),
  )
})

test('what is taken back says the same as what was taken, the other way round', () => {
  fc.assert(
    fc.property(templates, soum, soum, (template, price, goods) => {
      const lines = linesFor(template, { ...some, price, goods, amount: price })
      const there = takingIn(movementOf(template, lines))
      const back = takingIn(movementOf(template, reversed(lines), 1))
      expect(back).toEqual({ ...there, kind: there?.kind === 'sale' ? 'refund' : 'sale' })
    }),
  )
})

test('goods are the sender’s, delivery is ours; both in one receipt', () => {
  expect(taking('receiver_paid_courier')).toEqual({
    kind: 'sale',
    parts: [
      { what: 'delivery', amount: 5_200_000 },
      { what: 'goods', amount: 40_000_000 },
    ],
    cash: 45_200_000,
    card: 0,
    provider: undefined,
  })
  const parts = [
    { what: 'delivery' as const, amount: 11_200, title: 'Yetkazish', stir: null },
    { what: 'goods' as const, amount: 500, title: 'Tovar', stir: '301234567' },
  ]
  const facts = { key: 'k', kind: 'sale' as const, paidAt: new Date(0), parts, origin: null }
  const { items } = documentOf({ ...facts, cash: 11_700, card: 0 }, codes)
  expect(items).toMatchObject([
    { code: codes.service.ikpu, vat_percent: 12, vat: 1_200, commission: null },
    { code: codes.goods.ikpu, vat_percent: 0, vat: 0, commission: { stir: '301234567' } },
  ])
})

test('money between ourselves, payouts and compensation are no sales', () => {
  for (const name of [
    'courier_handed_in',
    'cod_paid_out_cash',
    'compensation_paid_in_cash',
    'top_up_approved',
  ] as const)
    expect(taking(name), name).toBeUndefined()
})

test('a receipt that does not add up is never written', () => {
  const parts = [{ what: 'delivery' as const, amount: 100, title: 'x', stir: null }]
  const facts = { key: 'k', kind: 'sale' as const, paidAt: new Date(0), parts, origin: null }
  expect(() => documentOf({ ...facts, cash: 99, card: 0 }, codes)).toThrow(/come to what was paid/)
  expect(vatInside(112, 12)).toBe(12)
})

test('a try waits longer each time, and is given up in the end; what is refused is not tried again', () => {
  const now = new Date('2026-11-19T05:00:00Z')
  const waits = Array.from({ length: mostTries - 1 }, (_, at) => {
    const next = afterRefusal({ tries: at + 1, kind: 'later' }, now)
    return next.state === 'waiting' ? next.nextTryAt.getTime() - now.getTime() : 0
  })
  expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(Math.max(...waits)).toBe(3_600_000)
  expect(afterRefusal({ tries: mostTries, kind: 'later' }, now)).toEqual({ state: 'failed' })
  expect(afterRefusal({ tries: 1, kind: 'never' }, now)).toEqual({ state: 'failed' })
  expect(leaseMs).toBeGreaterThan(15_000)
})

test('half of the settings are a mistake, none of them means that receipts wait', () => {
  const whole = {
    FISCAL_URL: 'https://fiscal.example/api/',
    FISCAL_KEY: 'a-long-secret',
    FISCAL_IKPU: codes.service.ikpu,
    FISCAL_PACKAGE_CODE: '1511111',
    FISCAL_GOODS_IKPU: codes.goods.ikpu,
    FISCAL_GOODS_PACKAGE_CODE: '1511112',
  }
  expect(readFiscalSettings({})).toBeUndefined()
  expect(readFiscalSettings(whole)).toEqual({
    register: { url: 'https://fiscal.example/api', key: 'a-long-secret' },
    codes,
  })
  expect(() => readFiscalSettings({ ...whole, FISCAL_KEY: '' })).toThrow(ConfigError)
  expect(() => readFiscalSettings({ ...whole, FISCAL_IKPU: '123' })).toThrow(ConfigError)
})
