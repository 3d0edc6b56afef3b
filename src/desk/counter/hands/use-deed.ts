import type { ApiError } from '#client/api.ts'
import { type Task, useTask } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import type { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useRefreshPost } from '../frame/use-post.ts'
import { useCounterQueue } from '../offline/counter-queue.tsx'
import { useScans } from './scan/use-scans.tsx'

type VerbCall = (typeof orderVerbsCalls)[
  | 'hand_out'
  | 'drop_off'
  | 'reweigh'
  | 'refuse'
  | 'send_code'
  | 'store']

export type Deed<C extends VerbCall> = Omit<Task<C>, 'run'> & {
  run: (input: InputOf<C>) => Promise<Result<OrderDetail, ApiError>>
}

/** Somebody else was first, or what is shown is older than what the server knows. */
const isOutdated = ({ code }: ApiError) =>
  code === 'order_changed' || code === 'action_not_allowed' || code === 'collected_amount_differs'

/** A verb of the order that a scan has found: the answer is shown, and what has changed meanwhile is read again by itself. */
export function useDeed<C extends VerbCall>(scan: number, call: C): Deed<C> {
  const { changed, again } = useScans()
  const { renewPack } = useCounterQueue()
  const refreshPost = useRefreshPost()
  const task = useTask(call)
  return {
    ...task,
    run: async (input) => {
      const answer = (await task.run(input)) as Result<OrderDetail, ApiError>
      if (answer.ok) {
        changed(scan, answer.value)
        refreshPost()
        renewPack()
      } else if (isOutdated(answer.error)) again(scan)
      return answer
    },
  }
}
