import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { type PromisedWindow, promisedWindow, type Stage } from '#modules/tracking/domain/promised-window.ts'

type Promised = Pick<OrderAnswer, 'status' | 'promised' | 'time_interval' | 'from' | 'to'> & {
  custody: Pick<OrderAnswer['custody'], 'holder'>
}

/** What is promised now by the rule of tracking; undefined when no day can be named. */
export function promiseOf(order: Promised, now: Date): PromisedWindow | undefined {
  const { promised, time_interval: interval } = order
  return promisedWindow({
    promisedFrom: promised.from,
    promisedTo: promised.to,
    interval,
    stage: stageOf(order),
    now,
  })
}

function stageOf({ status, custody, from, to }: Promised): Stage {
  switch (status) {
    case 'draft':
    case 'new':
    case 'accept':
      return 'ahead'
    case 'pickup':
      return from.region === to.region ? 'last_leg' : 'moving'
    case 'agent_received':
      return custody.holder === 'origin_point' ? 'moving' : 'waiting'
    case 'failed_delivery':
      // Whether the receiver wants it at all is not told here, so neither is another day.
      return custody.holder === 'sender' ? 'ahead' : 'over'
    default:
      return 'over'
  }
}
