import { randomUUID } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import type { OrderEvent } from '../domain/events.ts'
import { guards } from '../domain/guards.ts'
import { judge } from '../domain/judge.ts'
import type { Effect } from '../domain/lifecycle.ts'
import { type Agreement, isPaidOnTheWay, termsOf } from '../domain/order.ts'
import type { Tariff } from '../domain/order-quote.ts'
import type { OrderPromise } from '../domain/promise/promise.ts'
import { firstPromise, promiseAfter } from '../domain/promise/promise-rules.ts'
import type { OrderState } from '../domain/state.ts'
import { firstEvent } from '../life/new-order.service.ts'

/** The log of an order that is agreed as it is made, what it is then, and what follows. */
export type FirstSteps = Readonly<{
  events: readonly OrderEvent[]
  state: OrderState
  promise: OrderPromise
  /** Each with the event it follows from. */
  effects: readonly Readonly<{ effect: Effect; event: OrderEvent }>[]
}>

type Step = Pick<OrderEvent, 'verb' | 'actor' | 'personId'>

/**
 * What costs nothing is ready, what is paid beforehand is paid. Of cash and of what the receiver pays, saving is the
 * agreement: nobody rings a merchant about five hundred parcels (decision 71).
 */
function stepsOf({ total, paymentType }: Agreement, personId: number): Step[] {
  if (total === 0) return [{ verb: 'confirm', actor: 'system' }]
  if (!isPaidOnTheWay(paymentType)) return [{ verb: 'pay', actor: 'system', personId }]
  return [
    { verb: 'submit', actor: 'owner', personId },
    { verb: 'confirm', actor: 'system' },
  ]
}

/** For orders of one owner, made at one moment: of those that begin alike the lifecycle is asked once. */
export function firstStepsFor(personId: number, tariff: Tariff): (agreement: Agreement) => FirstSteps {
  const known = new Map<string, FirstSteps>()
  return (agreement) => {
    const key = likeness(agreement)
    const like = known.get(key) ?? firstSteps(agreement, personId, tariff)
    known.set(key, like)
    return withOwnIds(like)
  }
}

/** All that the first steps of an order depend on, beside owner, moment and way to pay. */
const likeness = ({ sender, receiver, total, ...agreed }: Agreement) =>
  [
    sender.districtId,
    receiver.districtId,
    receiver.pointId,
    total === 0,
    agreed.deliveryOption,
    agreed.deliveryType,
    agreed.timeInterval,
    agreed.promisedFrom,
    agreed.promisedTo,
  ].join()

function withOwnIds({ events, effects, ...same }: FirstSteps): FirstSteps {
  const own = events.map((event, index) => (index === 0 ? event : { ...event, id: randomUUID() }))
  return {
    ...same,
    events: own,
    effects: effects.map(({ effect, event }) => ({ effect, event: own[event.seq] ?? event })),
  }
}

/** The same lifecycle that judges every report judges these. */
function firstSteps(agreement: Agreement, personId: number, tariff: Tariff): FirstSteps {
  const terms = termsOf(agreement)
  const at = agreement.createdAt
  const events: OrderEvent[] = [firstEvent(agreement, { actor: 'owner', personId })]
  const effects: { effect: Effect; event: OrderEvent }[] = []
  let promise = firstPromise(agreement)
  let state: OrderState | undefined
  for (const step of stepsOf(agreement, personId)) {
    const seq = events.length
    const event: OrderEvent = {
      id: `step ${seq}`,
      seq,
      ...step,
      details: {},
      happenedAt: at,
      recordedAt: at,
    }
    const judged = judge(terms, events, event)
    assert(judged.kind === 'counts' && judged.before, `a new order can be ${step.verb}`)
    const { transition, before, after } = judged
    const refusal = transition.guard && guards[transition.guard]({ state: before, terms, event, facts: {} })
    assert(!refusal, `nothing keeps a new order from ${step.verb}`)
    effects.push(...transition.effects.map((effect) => ({ effect, event })))
    promise = promiseAfter({
      before: promise,
      order: agreement,
      verb: step.verb,
      state: after,
      terms,
      isNear: agreement.sender.regionId === agreement.receiver.regionId,
      isOnward: false,
      tariff,
      now: at,
    })
    events.push(event)
    state = after
  }
  assert(state, 'an order has a first step')
  return { events, state, promise, effects }
}
