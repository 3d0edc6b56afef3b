import { expect, test } from 'vitest'
import { handOverRequest } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { giveRequest, takenOf, takerOptions } from './give-request.ts'

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
