import { expect, test } from 'vitest'
import { promiseOf } from './promise.ts'

const from = { region: 14 } as Parameters<typeof promiseOf>[0]['from']
const to = { region: 8 } as Parameters<typeof promiseOf>[0]['to']
const order: Parameters<typeof promiseOf>[0] = {
  status: 'pickup',
  custody: { holder: 'courier' },
  promised: { from: '2026-11-18', to: '2026-11-20' },
  time_interval: null,
  from,
  to,
}
const on = (day: string) => new Date(`${day}T12:00:00+05:00`)

test('before and within the promised days these are told, without those that have passed', () => {
  expect(promiseOf(order, on('2026-11-16'))).toMatchObject({
    from: '2026-11-18',
    to: '2026-11-20',
    late: false,
  })
  expect(promiseOf(order, on('2026-11-19'))).toMatchObject({
    from: '2026-11-19',
    to: '2026-11-20',
    late: false,
  })
})

test.each(['new', 'accept', 'pickup'] as const)(
  '%s after the promised days: late, and no day is over',
  (status) => {
    const now = on('2026-11-21')
    expect(promiseOf({ ...order, status }, now)).toMatchObject({ from: '2026-11-21', late: true })
    const inTown = promiseOf({ ...order, status, to: { ...to, region: 14 } }, now)
    expect(inTown).toMatchObject({ from: '2026-11-21', late: true })
  },
)

test('a parcel at its first point is on its way; at its last it waits, and no day is told', () => {
  const stored = (holder: 'origin_point' | 'destination_point') =>
    promiseOf({ ...order, status: 'agent_received', custody: { holder } }, on('2026-11-21'))
  expect(stored('origin_point')).toMatchObject({ late: true })
  expect(stored('destination_point')).toBeUndefined()
})

test('an attempt in vain at the receiver names no day; at the sender it begins anew', () => {
  const failed = (holder: 'sender' | 'courier') =>
    promiseOf({ ...order, status: 'failed_delivery', custody: { holder } }, on('2026-11-19'))
  expect(failed('courier')).toBeUndefined()
  expect(failed('sender')).toMatchObject({ from: '2026-11-19', late: false })
})
