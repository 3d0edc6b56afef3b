import { expect, test } from 'vitest'
import { assert } from '#kernel/assert.ts'
import { allowedActions } from './allowed-actions.ts'
import { isChangedTooOften } from './change-limit.ts'
import type { OrderEvent } from './events.ts'
import { guards } from './guards.ts'
import { lifecycle } from './lifecycle.ts'
import { limits } from './limits.ts'
import { project } from './projection.ts'
import type { Terms } from './state.ts'
import { type Verb, verbs } from './words.ts'

const start = new Date('2026-11-16T07:00:00.000Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const doorToDoor: Terms = {
  fromDoor: true,
  toDoor: true,
  destinationPointId: undefined,
  total: 25_000,
  toCollect: 0,
  isReturn: false,
  firstCustody: { holder: 'sender' },
}

/** Events a minute apart, each by whom it usually is. */
function logOf(...steps: (Verb | [Verb, Partial<OrderEvent>])[]): OrderEvent[] {
  return steps.map((step, index) => {
    const [verb, fields] = typeof step === 'string' ? [step, {}] : step
    const actor = lifecycle.find((row) => row.verb === verb)?.who[0] ?? 'system'
    const happenedAt = at(index)
    return {
      id: `e${index}`,
      seq: index,
      verb,
      actor,
      personId: 1,
      courierId: 1,
      happenedAt,
      recordedAt: happenedAt,
      ...fields,
    }
  })
}

test('the table is the one that was decided', () => {
  const shown = lifecycle
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, verb, who }) => `${from} -> ${to}: ${verb} (${who.join(', ')})`)
  expect(shown).toEqual([
    'none -> draft: place (owner, operator, system)',
    'draft -> new: pay (system)',
    'draft -> new: confirm (operator, system)',
    'draft -> cancelled: cancel (owner, operator)',
    'draft -> expired: expire (system, operator)',
    'new -> accept: accept (courier, operator)',
    'new -> agent_received: drop_off (agent, operator)',
    'new -> cancelled: cancel (owner, operator)',
    'accept -> cancelled: cancel (owner, operator)',
    'accept -> new: release (courier, operator, system)',
    'accept -> pickup: pick_up (courier, operator)',
    'accept -> failed_delivery: fail_pickup (courier, operator)',
    'failed_delivery -> new: requeue (system, operator)',
    'failed_delivery -> cancelled: give_up_pickup (system, operator)',
    'agent_received -> pickup: pick_up (courier, operator)',
    'agent_received -> pickup: load (agent, courier, operator)',
    'new -> pickup: load (agent, courier, operator)',
    'pickup -> agent_received: store (agent, operator)',
    'failed_delivery -> agent_received: store (agent, operator)',
    'new -> agent_received: store (agent, operator)',
    'accept -> agent_received: store (agent, operator)',
    'new -> agent_received: store (agent)',
    'accept -> agent_received: store (agent)',
    'pickup -> executor_done: deliver (courier, operator)',
    'pickup -> failed_delivery: fail_delivery (courier, operator)',
    'failed_delivery -> pickup: redeliver (receiver, operator)',
    'agent_received -> expired: expire (system, operator)',
    'failed_delivery -> expired: expire (system, operator)',
    'agent_received -> expired: expire (system, operator)',
    'agent_received -> executor_done: hand_out (agent, operator)',
    'expired -> executor_done: hand_out (agent, operator)',
    'executor_done -> done: complete (system, operator)',
    'executor_done -> pickup: undo_delivery (courier, operator)',
    'pickup -> cancelled: write_off (operator)',
    'agent_received -> cancelled: write_off (operator)',
    'failed_delivery -> cancelled: write_off (operator)',
    'cancelled -> pickup: reinstate (operator)',
  ])
})

const backAtPoint: Terms = {
  ...doorToDoor,
  isReturn: true,
  firstCustody: { holder: 'courier', courierId: 1 },
}

test('what came back in vain is given to its sender where it lies, and from no bag', () => {
  const inVain = Array.from({ length: 3 }, () => ['fail_delivery', { reason: 'nobody_home' }] as const)
  const [first, second, third] = inVain as [Verb, Partial<OrderEvent>][]
  assert(first && second && third, 'three of them')
  const tried = ['accept', 'pick_up', first, 'redeliver', second, 'redeliver', third] as const
  const log = logOf('place', ['confirm', { actor: 'system' }], ...tried, ['expire', { actor: 'system' }])
  const offeredIn = (of: readonly OrderEvent[]) => {
    const { state } = project(backAtPoint, of)
    assert(state, 'an order begins with being placed')
    const agent = { actor: 'agent', personId: 9, pointId: 7, happenedAt: at(100) } as const
    return allowedActions({ state, terms: backAtPoint }, agent)
  }
  expect(offeredIn(log)).toEqual(['store'])
  const store: OrderEvent = {
    ...(log[0] as OrderEvent),
    id: 'store',
    seq: 50,
    verb: 'store',
    actor: 'agent',
    pointId: 7,
    happenedAt: at(50),
  }
  expect(offeredIn([...log, store])).toEqual(['hand_out'])
  const given = { ...store, id: 'given', seq: 51, verb: 'hand_out', happenedAt: at(51) } as const
  expect(project(backAtPoint, [...log, store, given]).state).toMatchObject({
    status: 'executor_done',
    custody: { holder: 'receiver' },
  })
})

test('what is refused while it lies on its way goes back from there', () => {
  const log = logOf(
    'place',
    'pay',
    ['drop_off', { actor: 'agent', pointId: 7 }],
    ['refuse', { actor: 'receiver' }],
    ['expire', { actor: 'system' }],
  )
  expect(project({ ...doorToDoor, fromDoor: false }, log).state).toMatchObject({
    status: 'expired',
    custody: { holder: 'origin_point', pointId: 7 },
  })
})

test('every verb has a row', () => {
  expect(verbs.filter((verb) => !lifecycle.some((row) => row.verb === verb))).toEqual([])
})

test('three delivery attempts and not one more; then only the way back is open', () => {
  const attempt = (reason: OrderEvent['reason'] = 'nobody_home') =>
    [['fail_delivery', { reason }] as [Verb, Partial<OrderEvent>], 'redeliver' as const] as const
  const begun = ['place', 'pay', 'accept', 'pick_up'] as const
  const twice = project(doorToDoor, logOf(...begun, ...attempt(), ...attempt()))
  expect(twice.state).toMatchObject({ status: 'pickup', deliveryAttempts: 2 })
  const thrice = project(doorToDoor, logOf(...begun, ...attempt(), ...attempt(), ...attempt()))
  expect(thrice.state).toMatchObject({ status: 'failed_delivery', deliveryAttempts: limits.attempts })
  expect(thrice.noted.map(({ verb }) => verb)).toEqual(['redeliver'])
  const refused = project(doorToDoor, logOf(...begun, ...attempt('refused'), 'expire'))
  expect(refused.state).toMatchObject({ status: 'expired', deliveryAttempts: 1 })
})

test('pickup attempts are counted apart from delivery attempts', () => {
  const inVain = ['accept', ['fail_pickup', { reason: 'phone_off' }]] as [Verb, [Verb, Partial<OrderEvent>]]
  const tried = logOf('place', 'pay', ...inVain, 'requeue', ...inVain, 'requeue', ...inVain)
  expect(project(doorToDoor, tried).state).toMatchObject({ pickupAttempts: 3, deliveryAttempts: 0 })
  const after = (verb: Verb) => project(doorToDoor, [...tried, ...lastly(tried, verb)]).state?.status
  expect([after('requeue'), after('give_up_pickup')]).toEqual(['failed_delivery', 'cancelled'])
})

function lastly(log: readonly OrderEvent[], verb: Verb): OrderEvent[] {
  const [event] = logOf(verb)
  const happenedAt = at(log.length)
  return event
    ? [{ ...event, actor: 'system', id: 'last', seq: log.length, happenedAt, recordedAt: happenedAt }]
    : []
}

test('of two reports about the same moment the one recorded first comes first', () => {
  const same = { happenedAt: at(9) }
  const log = logOf('place', 'pay', ['accept', same], ['release', { ...same, actor: 'courier' }])
  expect(project(doorToDoor, log).state?.status).toBe('new')
  const swapped = log.map((event) => ({
    ...event,
    seq: event.verb === 'accept' ? 3 : event.verb === 'release' ? 2 : event.seq,
  }))
  expect(project(doorToDoor, swapped).state?.status).toBe('accept')
})

test('a report repeated is one line of what counts', () => {
  const log = logOf('place', 'change_address')
  const repeated = [...log, ...log.map((event) => ({ ...event, seq: event.seq + 10 }))]
  expect(project(doorToDoor, repeated).effective.map(({ id }) => id)).toEqual(['e0', 'e1'])
})

test('a report that comes late is judged where it happened, not where the order is now', () => {
  const log = logOf('place', 'pay', 'accept', ['release', { happenedAt: at(30) }])
  const [late] = logOf('accept').map((event) => ({ ...event, id: 'late', seq: 9, happenedAt: at(20) }))
  const { state, noted } = project(doorToDoor, [...log, ...(late ? [late] : [])])
  expect(state?.status).toBe('new')
  expect(noted.map(({ id }) => id)).toEqual(['late'])
})

test('a redirected parcel goes to its point: no door, no other point, until an attempt fails there', () => {
  const begun = ['place', 'pay', 'accept', 'pick_up', ['fail_delivery', { reason: 'nobody_home' }]] as const
  const toPoint = ['redirect', { pointId: 7 }] as [Verb, Partial<OrderEvent>]
  const at7 = (...rest: Parameters<typeof logOf>) =>
    project(doorToDoor, logOf(...(begun as unknown as Parameters<typeof logOf>), toPoint, ...rest))
  expect(at7().state).toMatchObject({ status: 'failed_delivery', destinationPointId: 7, redirected: true })
  expect(at7('deliver').noted).toHaveLength(1)
  expect(at7(['redeliver', { actor: 'receiver' }]).noted).toHaveLength(1)
  expect(at7(['store', { pointId: 8 }]).state?.custody).toMatchObject({ holder: 'origin_point', pointId: 8 })
  expect(at7(['store', { pointId: 7 }]).state?.custody).toMatchObject({ holder: 'destination_point' })
  const closed = at7(
    ['redeliver', { actor: 'operator' }],
    ['fail_delivery', { reason: 'point_closed' }],
    ['store', { pointId: 8 }],
  )
  expect(closed.state?.custody).toMatchObject({ holder: 'destination_point', pointId: 8 })
})

test('a day that was chosen can be chosen again until it begins', () => {
  const chosen = (minute: number, day: string) =>
    ['redeliver', { actor: 'receiver', happenedAt: at(minute), details: { day } }] as [
      Verb,
      Partial<OrderEvent>,
    ]
  const begun = ['place', 'pay', 'accept', 'pick_up', ['fail_delivery', { reason: 'nobody_home' }]] as const
  const after = (again: number) =>
    project(
      doorToDoor,
      logOf(
        ...(begun as unknown as Parameters<typeof logOf>),
        chosen(5, '2026-11-18'),
        chosen(again, '2026-11-20'),
      ),
    )
  // The 18th begins in Tashkent at 19:00 UTC of the 17th: 36 hours after the start.
  expect(after(36 * 60 - 1).state?.wantedDay).toBe('2026-11-20')
  expect(after(36 * 60).noted).toHaveLength(1)
})

test('a log costs as much per line however long it is', () => {
  const looksAt = (length: number) => {
    let looks = 0
    const wish = ['choose_hand_over', { actor: 'receiver' }] as [Verb, Partial<OrderEvent>]
    const log = logOf('place', 'pay', ...Array.from({ length }, () => wish)).map((event) => ({
      ...event,
      get happenedAt() {
        looks++
        return event.happenedAt
      },
    }))
    expect(project(doorToDoor, log).effective).toHaveLength(length + 2)
    return looks
  }
  expect(looksAt(3_000)).toBeLessThan(2.1 * looksAt(1_500))
})

test('a way back that is sent to the point where it lies waits there only once the point has it', () => {
  const back: Terms = {
    ...doorToDoor,
    isReturn: true,
    firstCustody: { holder: 'origin_point', pointId: 7 },
  }
  const begun = ['place', ['confirm', { actor: 'system' }], ['redirect', { pointId: 7 }]] as [
    Verb,
    [Verb, Partial<OrderEvent>],
    [Verb, Partial<OrderEvent>],
  ]
  const { state, noted } = project(back, logOf(...begun))
  expect(noted).toEqual([])
  expect(state).toMatchObject({
    status: 'new',
    custody: { holder: 'origin_point', pointId: 7 },
    destinationPointId: 7,
    storedUntil: undefined,
  })
  const stored = project(back, logOf(...begun, 'accept', 'pick_up', ['store', { pointId: 7 }])).state
  expect(stored).toMatchObject({ status: 'agent_received', custody: { holder: 'destination_point' } })
})

test('what the system confirmed for nothing stays so when the scale makes it dearer', () => {
  const free = { ...doorToDoor, total: 0 }
  const log = logOf('place', ['confirm', { actor: 'system' }], 'accept', 'pick_up')
  for (const terms of [free, { ...free, total: 5_000 }])
    expect(project(terms, log).state?.status).toBe('pickup')
})

test('the system confirms without a call what costs nothing and what goes back, and nothing else', () => {
  const [placed, confirm] = logOf('place', ['confirm', { actor: 'system' }])
  const asked = (terms: Terms, submittedAt?: Date) => {
    const { state } = project(terms, placed ? [placed] : [])
    if (!state || !confirm) throw new Error('an order begins with being placed')
    return guards.callNotNeeded({ state: { ...state, submittedAt }, terms, event: confirm, facts: {} })
  }
  expect(asked(doorToDoor)).toEqual({ code: 'action_not_allowed' })
  expect(asked({ ...doorToDoor, total: 0 })).toBeUndefined()
  expect(asked({ ...doorToDoor, isReturn: true })).toBeUndefined()
  expect(asked(doorToDoor, start)).toBeUndefined()
  expect(lifecycle.find(({ verb }) => verb === 'confirm')?.guard).toBe('callNotNeeded')
})

test('a mind can be changed fifty times: the receiver’s about everything, anybody’s about the address', () => {
  const by = (actor: OrderEvent['actor'], verb: Verb, times: number) =>
    logOf(...Array.from({ length: times }, () => [verb, { actor }] as [Verb, Partial<OrderEvent>]))
  const wishes = by('receiver', 'delegate', limits.choices)
  expect(isChangedTooOften(wishes.slice(1), 'receiver', 'redirect')).toBe(false)
  for (const verb of ['delegate', 'redirect', 'redeliver', 'choose_hand_over', 'change_address'] as const)
    expect(isChangedTooOften(wishes, 'receiver', verb), verb).toBe(true)
  // What ends something stays open, and nobody pays for what another did.
  for (const verb of ['revoke_delegate', 'refuse', 'extend_storage'] as const)
    expect(isChangedTooOften(wishes, 'receiver', verb), verb).toBe(false)
  expect(isChangedTooOften(wishes, 'owner', 'change_address')).toBe(false)
  expect(isChangedTooOften(by('owner', 'change_address', limits.choices), 'owner', 'change_address')).toBe(
    true,
  )
  expect(isChangedTooOften(by('operator', 'redeliver', limits.choices), 'operator', 'redeliver')).toBe(false)
})
