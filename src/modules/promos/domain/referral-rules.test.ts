import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysLater,
  deadlineOf,
  LIMIT_BY_RULE,
  type NotCounted,
  type ReferralState,
  referralStates,
  referralTerms,
  reminderDue,
  type Signal,
  signals,
  signalWeights,
} from './referral.ts'
import {
  dueAt,
  type Facts,
  nextStep,
  type Progress,
  progressOf,
  type Shipment,
  type Standing,
  type Surroundings,
  signalsIn,
  WATCH_DAYS,
} from './referral-rules.ts'

const signedUp = new Date('2026-10-01T07:00:00.000Z')
const deadline = deadlineOf(signedUp)
const after = (days: number) => daysLater(signedUp, days)
const around: Surroundings = {
  deadline,
  friendPhone: '901000000',
  circle: new Map([
    ['902000000', new Date(0)],
    ['903000000', after(20)],
  ]),
  ownDoors: new Set(['205:own1']),
  inviterDoors: new Set(['205:inviter1']),
  ownHands: new Set([7]),
}

const shipment = (n: number, changes: Partial<Shipment> = {}): Shipment => ({
  status: 'done',
  createdAt: after(n),
  deliveredAt: after(n + 1),
  isPaid: true,
  isReturn: false,
  isCompensated: false,
  receiverPhone: `9110000${String(n % 6).padStart(2, '0')}`,
  receiverDoor: null,
  deliveredBy: 8,
  ...changes,
})
const several = (count: number, changes: (n: number) => Partial<Shipment> = () => ({})) =>
  Array.from({ length: count }, (_, n) => shipment(n, changes(n)))

const countOf = (shipments: readonly Shipment[]) => {
  const { shipments: counted, receivers, reachedAt } = progressOf(shipments, around)
  return { counted, receivers, isReached: reachedAt !== null }
}

test('the tenth shipment to the fifth receiver is the moment', () => {
  expect(countOf(several(9))).toEqual({ counted: 9, receivers: 6, isReached: false })
  expect(progressOf(several(10), around)).toMatchObject({ shipments: 10, reachedAt: after(10) })
  expect(progressOf(several(12), around)).toMatchObject({ shipments: 12, reachedAt: after(10) })
})

test('ten shipments to four receivers wait for the fifth', () => {
  const four = several(11, (n) => ({ receiverPhone: `91100000${n % 4}` }))
  expect(countOf(four)).toEqual({ counted: 11, receivers: 4, isReached: false })
  expect(progressOf([...four, shipment(23)], around).reachedAt).toEqual(after(24))
})

test.each<[NotCounted, Partial<Shipment>]>([
  ['under_way', { status: 'executor_done' }],
  ['under_way', { status: 'pickup', deliveredAt: null }],
  ['not_delivered', { status: 'cancelled' }],
  ['not_delivered', { status: 'expired' }],
  ['late', { deliveredAt: new Date(deadline.getTime() + 1) }],
  ['unpaid', { isPaid: false }],
  ['given_back', { isCompensated: true }],
  ['return', { isReturn: true }],
  ['to_self', { receiverPhone: '901000000' }],
  ['circle', { receiverPhone: '902000000' }],
  ['circle', { receiverPhone: '903000000', createdAt: after(20) }],
  ['to_self', { receiverDoor: '205:own1' }],
  ['circle', { receiverDoor: '205:inviter1' }],
  ['own_hands', { deliveredBy: 7 }],
])('a tenth that is %s is no tenth: %j', (reason, changes) => {
  const progress = progressOf([...several(9), shipment(9, changes)], around)
  expect(progress).toMatchObject({ shipments: 9, reachedAt: null, notCounted: { [reason]: 1 } })
})

test('on the last moment it counts; a receiver who signed up later was a stranger when it was sent', () => {
  expect(countOf([...several(9), shipment(9, { deliveredAt: deadline })]).isReached).toBe(true)
  const early = shipment(9, { receiverPhone: '903000000', createdAt: after(19) })
  expect(countOf([...several(9), early]).isReached).toBe(true)
})

test('ten numbers behind one door are one receiver', () => {
  const oneDoor = several(10, (n) => ({ receiverPhone: `9120000${10 + n}`, receiverDoor: '205:navoiy1' }))
  expect(countOf(oneDoor)).toEqual({ counted: 10, receivers: 1, isReached: false })
})

const side = { phone: '901000000', nameKey: 'a b', stir: null, status: 'active', role: 'customer' }
const strangers: Facts = {
  inviter: { ...side, phone: '902000000', nameKey: 'c d' },
  friend: side,
  inviterDoors: new Set(['205:navoiy1']),
  friendDoors: new Set(['205:navoiy2']),
  friendSenderPhones: new Set(['901000000']),
  sharesDevice: false,
}

test('two strangers have nothing in common', () => expect(signalsIn(strangers)).toEqual([]))

test.each<[Signal, Partial<Facts>]>([
  [
    'same_person',
    { inviter: { ...strangers.inviter, stir: '301234567' }, friend: { ...side, stir: '301234567' } },
  ],
  ['same_phone', { friendSenderPhones: new Set(['901000000', '902000000']) }],
  ['same_device', { sharesDevice: true }],
  ['same_address', { friendDoors: new Set(['205:navoiy1']) }],
  ['staff', { inviter: { ...strangers.inviter, role: 'courier' } }],
  ['closed', { inviter: { ...strangers.inviter, status: 'suspended' } }],
  ['closed', { friend: { ...side, status: 'deleted' } }],
  ['same_name', { friend: { ...side, nameKey: 'c d' } }],
])('%s is seen', (signal, changes) => {
  expect(signalsIn({ ...strangers, ...changes })).toEqual([signal])
})

test('nobody is the same person by a name, a company or a number that is not there', () => {
  const nobody = { ...side, phone: null, nameKey: '', stir: null }
  expect(signalsIn({ ...strangers, inviter: nobody, friend: nobody })).toEqual([])
})

const reached: Progress = progressOf(several(10), around)
const standing = (changes: Partial<Standing> = {}): Standing => ({
  state: 'waiting',
  deadline,
  paidAt: null,
  signals: [],
  progress: reached,
  given: 0,
  ...changes,
})
const due = dueAt(after(10))
const nothing: Progress = { ...reached, shipments: 9, reachedAt: null }

test('it is paid seven days after the tenth, and not a moment before', () => {
  expect(nextStep(standing(), new Date(due.getTime() - 1)).state).toBe('waiting')
  expect(nextStep(standing({ state: 'collecting' }), due).state).toBe('paid')
})

test('an undone tenth is never paid; the friend may go on until the end, and a little is left for what was delivered in time', () => {
  expect(nextStep(standing({ progress: nothing }), due).state).toBe('collecting')
  expect(nextStep(standing({ progress: nothing }), daysLater(deadline, 3)).state).toBe('collecting')
  expect(
    nextStep(standing({ progress: nothing }), new Date(daysLater(deadline, 3).getTime() + 1)).state,
  ).toBe('expired')
})

test('what is undone after the reward is taken back while it is watched', () => {
  const paid = standing({ state: 'paid', paidAt: due })
  expect(nextStep(paid, after(30)).state).toBe('paid')
  expect(nextStep({ ...paid, progress: nothing }, after(30)).state).toBe('taken_back')
  expect(nextStep({ ...paid, progress: nothing }, daysLater(due, WATCH_DAYS)).state).toBe('paid')
})

test('above the limit somebody looks at it', () => {
  const most = LIMIT_BY_RULE - 2 * referralTerms.reward
  expect(nextStep(standing({ given: most }), due).state).toBe('paid')
  expect(nextStep(standing({ given: most + 1 }), due)).toEqual({ state: 'review', adds: 'many' })
})

const anyStanding = fc.record({
  state: fc.constantFrom<ReferralState>(...referralStates),
  signals: fc.subarray(signals),
  progress: fc.constantFrom(reached, nothing),
  given: fc.integer({ min: 0, max: 2 * LIMIT_BY_RULE }),
  paidAt: fc.constantFrom(null, due),
})

test('whatever stood before, the rule pays only what is reached, old enough, below the limit and without a doubt', () => {
  fc.assert(
    fc.property(anyStanding, fc.integer({ min: 0, max: 200 }), (some, day) => {
      const now = after(day)
      const step = nextStep(standing(some), now)
      if (step.state !== 'paid' || some.state === 'paid') return
      expect(['collecting', 'waiting']).toContain(some.state)
      expect(some.signals).toEqual([])
      expect(some.progress).toBe(reached)
      expect(now >= due).toBe(true)
      expect(some.given + 2 * referralTerms.reward).toBeLessThanOrEqual(LIMIT_BY_RULE)
    }),
  )
})

test('what is over stays over, and a certain doubt always refuses', () => {
  fc.assert(
    fc.property(anyStanding, fc.integer({ min: 0, max: 200 }), (some, day) => {
      const { state } = nextStep(standing(some), after(day))
      if (['refused', 'expired', 'taken_back'].includes(some.state)) expect(state).toBe(some.state)
      else if (some.state !== 'paid' && some.signals.some((signal) => signalWeights[signal] === 'refuse'))
        expect(state).toBe('refused')
    }),
  )
})

test('more shipments never make less of it', () => {
  const anyShipment = fc
    .record({ day: fc.integer({ min: 0, max: 70 }), phone: fc.integer({ min: 0, max: 8 }) })
    .map(({ day, phone }) => shipment(day, { receiverPhone: `91100000${phone}` }))
  fc.assert(
    fc.property(fc.array(anyShipment, { maxLength: 15 }), anyShipment, (some, one) => {
      const [less, more] = [progressOf(some, around), progressOf([...some, one], around)]
      expect(more.shipments).toBeGreaterThanOrEqual(less.shipments)
      expect(more.receivers).toBeGreaterThanOrEqual(less.receivers)
      if (less.reachedAt) expect(more.reachedAt && more.reachedAt <= less.reachedAt).toBe(true)
    }),
  )
})

test('the friend is reminded with 14 and with 3 days left, each once', () => {
  const at = (left: number, reminded: number) =>
    reminderDue({ deadline, reminded }, daysLater(deadline, -left))
  expect(at(15, 0)).toBeUndefined()
  expect(at(14, 0)).toBe(14)
  expect(at(13, 14)).toBeUndefined()
  expect(at(3, 14)).toBe(3)
  expect(at(2, 3)).toBeUndefined()
  // Nobody looked for a fortnight: one reminder, not two.
  expect(at(2, 0)).toBe(3)
  expect(at(0, 0)).toBeUndefined()
})
