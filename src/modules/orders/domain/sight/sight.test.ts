import { expect, test } from 'vitest'
import { fieldSight } from './field-sight.ts'
import { isLongOver } from './long-over.ts'

const hourMs = 3_600_000
const now = new Date('2026-11-16T07:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)

const order = {
  status: 'new',
  statusAt: ago(1),
  courierId: null,
  holderCourierId: null,
  holderPointId: null,
  sender: {},
} as const
const state = { deliveredAt: undefined, lastPointId: undefined }
const courier = { actor: 'courier', personId: 5, pointId: undefined } as const
const agent = { actor: 'agent', personId: 6, pointId: 7 } as const

test.each([
  ['an offer before it is accepted', order, 'offer'],
  ['everything of what is theirs', { ...order, status: 'accept', courierId: 5 }, 'whole'],
  ['no more than an offer of what another has', { ...order, status: 'pickup', courierId: 9 }, 'offer'],
  [
    'everything of what is in their bag, whoever carries it on',
    { ...order, status: 'pickup', courierId: 9, holderCourierId: 5 },
    'whole',
  ],
  [
    'everything within a day of its end',
    { ...order, status: 'done', courierId: 5, statusAt: ago(23) },
    'whole',
  ],
  [
    'code and money a day after its end',
    { ...order, status: 'done', courierId: 5, statusAt: ago(24) },
    'money',
  ],
  ['code and money of what is over and was never theirs', { ...order, status: 'cancelled' }, 'money'],
] as const)('a courier sees %s', (_, seen, sight) => {
  expect(fieldSight(seen, state, courier, now)).toBe(sight)
})

test('the day is counted from the delivery, and not from when the order was closed by the clock', () => {
  const closed = { ...order, status: 'done', courierId: 5, statusAt: ago(1) } as const
  expect(fieldSight(closed, { ...state, deliveredAt: ago(25) }, courier, now)).toBe('money')
})

test('an agent sees whole what lies with them, for a day after it was handed out, and an offer of what is expected', () => {
  const stored = { ...order, status: 'agent_received', holderPointId: 7 } as const
  expect(fieldSight(stored, state, agent, now)).toBe('whole')
  expect(fieldSight({ ...stored, holderPointId: 8 }, state, agent, now)).toBe('offer')
  const broughtHere = { ...order, sender: { pointId: 7 } } as const
  expect(fieldSight(broughtHere, state, agent, now)).toBe('whole')
  expect(fieldSight({ ...broughtHere, status: 'pickup' }, state, agent, now)).toBe('offer')
  const handedOut = { ...order, status: 'done' } as const
  expect(fieldSight(handedOut, { ...state, lastPointId: 7 }, agent, now)).toBe('whole')
  expect(fieldSight({ ...handedOut, statusAt: ago(24) }, { ...state, lastPointId: 7 }, agent, now)).toBe(
    'money',
  )
})

test('owners and the desk are not in the field', () => {
  for (const actor of ['owner', 'operator'] as const)
    expect(fieldSight(order, state, { actor, personId: 1, pointId: undefined }, now)).toBe('whole')
})

test('thirty days after its end a parcel is closed to links and digits, and not before it has ended', () => {
  const statusAt = ago(30 * 24)
  expect(isLongOver({ status: 'done', statusAt }, now)).toBe(true)
  expect(isLongOver({ status: 'done', statusAt: new Date(statusAt.getTime() + 1) }, now)).toBe(false)
  expect(isLongOver({ status: 'agent_received', statusAt }, now)).toBe(false)
})
