import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedActions } from './allowed-actions.ts'
import type { OrderEvent } from './events.ts'
import { lifecycle } from './lifecycle.ts'
import { limits } from './limits.ts'
import { project, statesAlong, transitionFor } from './projection.ts'
import { isHeld, type OrderState, type Terms } from './state.ts'
import { trackingOf } from './tracking.ts'
import {
  type Actor,
  actors,
  failureReasons,
  finalStatuses,
  holders,
  type Status,
  statuses,
  type Verb,
  verbs,
} from './words.ts'

const start = new Date('2026-11-16T07:00:00.000Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const originPoint = 501
const destinationPoint = 502
const depot = 503
const places = [originPoint, destinationPoint, depot]

const terms = fc.record({
  fromDoor: fc.boolean(),
  toDoor: fc.boolean(),
  total: fc.constantFrom(0, 25_000),
  toCollect: fc.constantFrom(0, 90_000),
  isReturn: fc.boolean(),
  backFrom: fc.constantFrom('courier', 'origin_point', 'depot'),
})
type Given = Omit<Terms, 'destinationPointId' | 'firstCustody'> & {
  backFrom?: 'courier' | 'origin_point' | 'depot'
}
const termsOf = ({ backFrom, ...given }: Given): Terms => ({
  ...given,
  destinationPointId: given.toDoor ? undefined : destinationPoint,
  firstCustody: given.isReturn ? heldBack(backFrom) : { holder: 'sender' },
})
const heldBack = (holder: Given['backFrom'] = 'courier'): Terms['firstCustody'] =>
  holder === 'courier'
    ? { holder, courierId: 1 }
    : { holder, pointId: holder === 'depot' ? depot : originPoint }

const detailsAt = (pointId: number | undefined) => (pointId === depot ? { depot: true } : { tripId: 9 })

const event = (id: number, fields: Partial<OrderEvent>): OrderEvent => ({
  id: `e${id}`,
  seq: id,
  verb: 'place',
  actor: 'owner',
  happenedAt: start,
  recordedAt: start,
  ...fields,
})

/** Anything anybody could report, in any order, at any time. */
const anyEvent = fc.record({
  id: fc.nat(60),
  verb: fc.constantFrom(...verbs),
  actor: fc.constantFrom(...actors),
  person: fc.constantFrom(1, 2),
  pointId: fc.constantFrom(undefined, ...places),
  reason: fc.constantFrom(...failureReasons),
  minute: fc.nat(60 * 24 * 45),
})
const anyLog = fc.array(anyEvent, { maxLength: 40 }).map((reports) => [
  event(0, {}),
  ...reports.map((report, index) =>
    event(index + 1, {
      id: `e${report.id + 1}`,
      verb: report.verb,
      actor: report.actor,
      personId: report.person,
      courierId: report.person,
      pointId: report.pointId,
      details: detailsAt(report.pointId),
      reason: report.reason,
      happenedAt: at(report.minute),
      recordedAt: at(report.minute + index),
    }),
  ),
])

/** A walk along the table: at each step one of the rows that are open, so that deep states are met often. */
function walk(agreed: Terms, choices: readonly number[]): OrderEvent[] {
  const log = [event(0, {})]
  let minute = 0
  for (const [index, choice] of choices.entries()) {
    minute += [3, 20, 60 * 14, 60 * 24 * 8, 60 * 24 * 31][choice % 5] ?? 1
    const { state } = project(agreed, log)
    if (!state) break
    const open = lifecycle.flatMap(({ verb, who }) =>
      who.flatMap((actor) => {
        const pointId = actor === 'agent' ? (state.lastPointId ?? places[choice % 3]) : undefined
        const takes = verb === 'hand_over' || verb === 'reassign'
        const personId = takes ? 1 + (choice % 2) : (state.custody.courierId ?? state.courierId ?? 1)
        const attempt = { actor, personId, pointId, happenedAt: at(minute) }
        const isOpen = transitionFor(agreed, state, verb, attempt)?.verb === verb
        return isOpen ? [event(index + 1, { ...attempt, verb, courierId: personId })] : []
      }),
    )
    const chosen = open[Math.floor(choice / 5) % Math.max(open.length, 1)]
    if (!chosen) continue
    const scans = ['drop_off', 'store', 'redirect'].includes(chosen.verb)
    const reason = failureReasons[choice % failureReasons.length]
    // Nobody sends in or picks up at a depot; a third of what is stored passes through one.
    const pointId = chosen.verb === 'store' ? places[choice % 3] : places[choice % 2]
    log.push({
      ...chosen,
      reason,
      ...(scans ? { pointId } : {}),
      ...(choice % 3 === 0 ? { details: { proof: { kind: 'code' } } } : {}),
      ...(scans || chosen.verb === 'load' ? { details: detailsAt(scans ? pointId : undefined) } : {}),
    })
  }
  return log
}
const anyWalk = fc
  .tuple(terms, fc.array(fc.nat(10_000), { maxLength: 30 }))
  .map(([given, choices]) => ({ agreed: termsOf(given), log: walk(termsOf(given), choices) }))

const hands: Record<Status, readonly string[]> = {
  draft: ['sender', 'courier', 'origin_point', 'depot'],
  new: ['sender', 'courier', 'origin_point', 'depot'],
  accept: ['sender', 'courier', 'origin_point', 'depot'],
  pickup: ['courier', 'trip'],
  agent_received: ['origin_point', 'destination_point', 'locker', 'depot'],
  failed_delivery: ['sender', 'courier'],
  executor_done: ['receiver'],
  done: ['receiver'],
  cancelled: ['sender', 'courier', 'origin_point', 'depot', 'nobody'],
  expired: holders,
}

test('whatever is reported in whatever order, the order is in a legal state', () => {
  fc.assert(
    fc.property(terms, anyLog, (given, log) => {
      const agreed = termsOf(given)
      const { state, effective } = project(agreed, log)
      expect(state).toBeDefined()
      if (!state) return
      expect(hands[state.status]).toContain(state.custody.holder)
      expect(state.pickupAttempts).toBeLessThanOrEqual(limits.attempts)
      expect(state.deliveryAttempts).toBeLessThanOrEqual(limits.attempts)
      expect(state.custody.courierId !== undefined).toBe(state.custody.holder === 'courier')
      expect(state.custody.tripId !== undefined).toBe(state.custody.holder === 'trip')
      expect(state.storedUntil !== undefined || state.custody.holder !== 'destination_point').toBe(true)
      expect(statesAlong(agreed, effective).at(-1)).toEqual(state)
    }),
  )
})

test('every step of an effective log is a row of the table', () => {
  fc.assert(
    fc.property(anyWalk, ({ agreed, log }) => {
      const { effective } = project(agreed, log)
      const states = statesAlong(agreed, effective)
      for (const [index, { verb, actor }] of effective.entries()) {
        const from = states[index - 1]?.status ?? 'none'
        const row = lifecycle.find(
          (candidate) =>
            candidate.verb === verb &&
            candidate.from === from &&
            candidate.to === states[index]?.status &&
            candidate.who.includes(actor),
        )
        expect(row).toBeDefined()
      }
    }),
  )
})

test('the same log gives the same state, however its lines are handed over and repeated', () => {
  fc.assert(
    fc.property(anyWalk, fc.infiniteStream(fc.nat(1_000)), ({ agreed, log }, chance) => {
      const weighed = [...log, ...log.map((line) => ({ ...line, seq: line.seq + 1_000 }))].map((line) => ({
        line,
        weight: chance.next().value,
      }))
      const shuffled = weighed.sort((a, b) => a.weight - b.weight).map(({ line }) => line)
      expect(project(agreed, shuffled).state).toEqual(project(agreed, log).state)
    }),
  )
})

test('a report that comes late takes nothing back of what counts already', () => {
  fc.assert(
    fc.property(anyWalk, anyLog, ({ agreed, log }, reports) => {
      let known = log
      for (const late of reports.slice(1)) {
        const before = project(agreed, known)
        known = [...known, { ...late, id: `late-${late.seq}`, seq: known.length + 1_000 }]
        const now = project(agreed, known)
        expect(now.effective.filter((line) => before.effective.includes(line))).toEqual(before.effective)
      }
    }),
    { numRuns: 60 },
  )
})

test('a failed attempt told after the delivery that came later changes nothing', () => {
  const agreed = termsOf({ fromDoor: true, toDoor: true, total: 25_000, toCollect: 0, isReturn: false })
  const courier = { actor: 'courier', personId: 1, courierId: 1 } as const
  const log = [
    event(0, {}),
    event(1, { verb: 'pay', actor: 'system', happenedAt: at(1) }),
    event(2, { ...courier, verb: 'accept', happenedAt: at(2) }),
    event(3, { ...courier, verb: 'pick_up', happenedAt: at(3) }),
    event(4, { ...courier, verb: 'deliver', happenedAt: at(60) }),
  ]
  const late = event(5, { ...courier, verb: 'fail_delivery', reason: 'nobody_home', happenedAt: at(30) })
  const { state, noted } = project(agreed, [...log, late])
  expect(state?.status).toBe('executor_done')
  expect(noted).toEqual([late])
})

test('a scan told late fits in when what came after it still holds', () => {
  const agreed = termsOf({ fromDoor: false, toDoor: true, total: 25_000, toCollect: 0, isReturn: false })
  const carried = { actor: 'courier', personId: 1, courierId: 1 } as const
  const log = [
    event(0, {}),
    event(1, { verb: 'pay', actor: 'system', happenedAt: at(1) }),
    event(2, { verb: 'drop_off', actor: 'agent', pointId: originPoint, happenedAt: at(2) }),
    event(3, { ...carried, verb: 'pick_up', happenedAt: at(10) }),
    event(4, { verb: 'change_address', happenedAt: at(30) }),
  ]
  const late = event(5, { verb: 'store', actor: 'agent', pointId: 777, happenedAt: at(20) })
  const { state } = project(agreed, [...log, late])
  expect(state).toMatchObject({ status: 'agent_received', custody: { holder: 'origin_point', pointId: 777 } })
})

test('every state can be reached, and every one that is not final has a way out', () => {
  const met = new Set<Status>()
  const left = new Set<Status>()
  fc.assert(
    fc.property(anyWalk, ({ agreed, log }) => {
      const states = statesAlong(agreed, project(agreed, log).effective)
      for (const [index, { status }] of states.entries()) {
        met.add(status)
        if (states[index + 1] && states[index + 1]?.status !== status) left.add(status)
      }
    }),
    { numRuns: 1_600, seed: 6 },
  )
  expect([...met].sort()).toEqual([...statuses].sort())
  const open = statuses.filter((status) => !finalStatuses.some((final) => final === status))
  expect(open.filter((status) => !left.has(status))).toEqual([])
})

test('nobody is ever stuck: whatever has happened, somebody can move an open order on, now or after a while', () => {
  fc.assert(
    fc.property(anyWalk, ({ agreed, log }) => {
      const { state } = project(agreed, log)
      if (!state || finalStatuses.some((final) => final === state.status)) return
      const muchLater = at(60 * 24 * 5_000)
      const moves = actors.flatMap((actor) =>
        verbs.filter((verb) => {
          const attempt = {
            actor,
            personId: state.custody.courierId ?? state.courierId,
            pointId: state.lastPointId,
            happenedAt: muchLater,
          }
          const row = transitionFor(agreed, state, verb, attempt)
          return row && row.to !== state.status
        }),
      )
      expect(moves).not.toEqual([])
    }),
  )
})

/** Neither brings a parcel to anybody. */
const givesUp: readonly Verb[] = ['write_off', 'dispose']

test('what is in our hands can always be brought on or given out, whatever its order has become, and nobody has to give it up for that', () => {
  fc.assert(
    fc.property(anyWalk, ({ agreed, log }) => {
      const { state, effective } = project(agreed, log)
      if (!state || !isHeld(state)) return
      // A way back is agreed in the moment that makes it: it is never a draft that somebody could cancel.
      if (agreed.isReturn && !effective.some(({ verb }) => verb === 'pay' || verb === 'confirm')) return
      const standing = ({ status, custody }: OrderState) => ({ status, custody })
      const moves = actors.flatMap((actor) =>
        verbs.filter((verb) => {
          if (givesUp.includes(verb)) return false
          const next = event(5_000, {
            verb,
            actor,
            personId: state.custody.courierId ?? state.courierId ?? 1,
            courierId: state.custody.courierId === 1 ? 2 : 1,
            pointId: state.lastPointId ?? originPoint,
            happenedAt: at(60 * 24 * 5_000),
          })
          const moved = project(agreed, [...log, next]).state
          return moved && JSON.stringify(standing(moved)) !== JSON.stringify(standing(state))
        }),
      )
      expect(moves, JSON.stringify(state)).not.toEqual([])
    }),
    { numRuns: 2_000, seed: 22 },
  )
})

test('what is allowed is exactly what counts once it is reported', () => {
  fc.assert(
    fc.property(anyWalk, fc.constantFrom<Actor>(...actors), fc.nat(60), ({ agreed, log }, actor, minutes) => {
      const { state, effective } = project(agreed, log)
      const last = effective.at(-1)
      if (!state || !last) return
      const happenedAt = new Date(last.happenedAt.getTime() + minutes * 60_000)
      const caller = { actor, personId: 1, pointId: destinationPoint, happenedAt }
      const counts = verbs.filter((verb) => {
        const next = event(5_000, { ...caller, verb, courierId: 1 })
        return project(agreed, [...log, next]).effective.includes(next)
      })
      const unasked = ['submit', 'pay', 'remind']
      expect(allowedActions({ state, terms: agreed }, caller)).toEqual(
        counts.filter((verb) => !unasked.includes(verb)),
      )
    }),
  )
})

test('the seven steps go forward one by one, and exactly one of them is current', () => {
  fc.assert(
    fc.property(anyWalk, ({ agreed, log }) => {
      const { steps } = trackingOf(agreed, log)
      expect(steps.map(({ state }) => state).join(' ')).toMatch(/^(passed )*current( ahead)*$/)
      expect(steps.filter(({ state, at: reached }) => state === 'ahead' && reached)).toEqual([])
    }),
  )
})
