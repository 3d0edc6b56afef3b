import { expect, test } from 'vitest'
import { handOverCount, handOverRequest } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { giveRequest, readCounts, takenOf, takeRequest, takerOptions, withCount } from './give-request.ts'

test('a colleague, a depot or the desk takes it', () => {
  const parcels = ['TB57291836405128']
  expect(giveRequest({ taker: 'courier:12', parcels, cash: 185_000 }).body).toEqual({
    courier_id: 12,
    parcels,
    cash: 185_000,
  })
  expect(giveRequest({ taker: 'depot:7', parcels, cash: undefined }).body).toEqual({
    point_id: 7,
    parcels,
    cash: 0,
  })
  expect(giveRequest({ taker: 'desk', parcels, cash: undefined }).body).toEqual({ parcels, cash: 0 })
  for (const taker of ['courier:12', 'depot:7', 'desk'])
    expect(handOverRequest.safeParse(giveRequest({ taker, parcels, cash: 0 }).body).success).toBe(true)
})

test('depots stand before colleagues, the desk is last', () => {
  const options = takerOptions({
    couriers: [{ id: '12', name: 'Bekzod' }],
    depots: [{ id: '7', name: 'Chilonzor' }],
  })
  expect(options.map(({ value }) => value)).toEqual(['depot:7', 'courier:12', 'desk'])
})

test('what the other side has scanned is counted', () => {
  const line = (state: 'said' | 'taken') => ({ order_id: '1', tracking_code: 'TB', state })
  expect(takenOf({ lines: [line('taken'), line('said'), line('taken')] })).toBe(2)
})

test('no cash goes to the desk, whatever stood in the field before', () => {
  expect(giveRequest({ taker: 'desk', parcels: [], cash: 185_000 }).body.cash).toBe(0)
})

test('cash is taken when it was counted; nothing typed is no count, and nothing found is one', () => {
  const told = { id: '5', cash: 185_000 }
  expect(takeRequest(told, undefined)).toBeUndefined()
  expect(takeRequest(told, 180_000.5)).toBeUndefined()
  for (const counted of [0, 180_000]) {
    const request = takeRequest(told, counted)
    expect(request).toEqual({ params: { id: '5' }, body: { counted, surplus: [] } })
    expect(handOverCount.safeParse(request?.body).success).toBe(true)
  }
  expect(takeRequest({ id: '5', cash: 0 }, undefined)).toEqual({ params: { id: '5' }, body: { surplus: [] } })
})

test('a count outlives the way to the scanner, and not its hand-over', () => {
  const counts = readCounts({ '5': 180_000, '6': 'x', '7': 90_000 })
  expect(counts).toEqual({ '5': 180_000, '7': 90_000 })
  expect(withCount(counts, { id: '5', counted: 185_000, open: ['5', '8'] })).toEqual({ '5': 185_000 })
  expect(withCount(counts, { id: '5', counted: undefined, open: ['5', '7'] })).toEqual({ '7': 90_000 })
  expect(readCounts(undefined)).toEqual({})
})
