import type { OrderEvent } from './events.ts'
import { project, statesAlong } from './projection.ts'
import type { OrderState, Terms } from './state.ts'

/** The seven steps people see (SPEC section 4), in their order. */
export const trackingSteps = [
  'order_created',
  'preparing',
  'sent',
  'out_for_delivery',
  'on_the_way',
  'awaiting_delivery',
  'delivered',
] as const
export type TrackingStep = (typeof trackingSteps)[number]

export type StepShown = Readonly<{
  step: TrackingStep
  state: 'passed' | 'current' | 'ahead'
  /** When it was first reached; undefined for a step that was skipped or is ahead. Never earlier than a step before it. */
  at: Date | undefined
}>

export type Tracking = Readonly<{
  steps: readonly StepShown[]
  /** The parcel's way ended before delivery. */
  ended: 'cancelled' | 'expired' | undefined
}>

const stepOf = {
  draft: () => 'order_created',
  new: () => 'preparing',
  accept: () => 'preparing',
  /** From the sender's door it has left; from a point it is on its way to the receiver. */
  pickup: ({ lastPointId, deliveryAttempts }) =>
    lastPointId === undefined && deliveryAttempts === 0 ? 'out_for_delivery' : 'on_the_way',
  agent_received: ({ custody }) =>
    custody.holder === 'origin_point' || custody.holder === 'depot' ? 'sent' : 'awaiting_delivery',
  failed_delivery: ({ custody }) => (custody.holder === 'sender' ? 'preparing' : 'awaiting_delivery'),
  executor_done: () => 'delivered',
  done: () => 'delivered',
  cancelled: () => undefined,
  expired: () => undefined,
} as const satisfies Record<OrderState['status'], (state: OrderState) => TrackingStep | undefined>

/** A pure function of the log: the step reached, and when each step was reached first. */
export function trackingOf(terms: Terms, log: readonly OrderEvent[]): Tracking {
  const { effective, state } = project(terms, log)
  const reached = new Map<TrackingStep, Date>()
  let current = 0
  for (const [index, then] of statesAlong(terms, effective).entries()) {
    const step = stepOf[then.status](then)
    const at = effective[index]?.happenedAt
    if (!step || !at) continue
    current = placeOf(step, current)
    // What it has been past already it does not reach anew; and gone back, it has still to reach what comes after.
    if (current !== trackingSteps.indexOf(step)) continue
    if (!reached.has(step)) reached.set(step, at)
    for (const ahead of trackingSteps.slice(current + 1)) reached.delete(ahead)
  }
  const ended = state?.status === 'cancelled' || state?.status === 'expired' ? state.status : undefined
  return {
    ended,
    steps: trackingSteps.map((step, index) => ({
      step,
      state: index < current ? 'passed' : index === current ? 'current' : 'ahead',
      at: index <= current ? reached.get(step) : undefined,
    })),
  }
}

/** A stop at a point in between does not take people back; only an undone delivery and a failed attempt do. */
function placeOf(step: TrackingStep, current: number): number {
  const place = trackingSteps.indexOf(step)
  const wasDelivered = current === trackingSteps.length - 1
  const goesOut = step === 'on_the_way' || step === 'awaiting_delivery'
  return wasDelivered || goesOut ? place : Math.max(place, current)
}
