import type { ApiError } from '#client/api.ts'
import { type Task, useTask } from '#client/use-task.ts'
import type { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
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

/** Somebody else was first, or what is shown is older than what the server knows. */
const isOutdated = ({ code }: ApiError) =>
  code === 'order_changed' || code === 'action_not_allowed' || code === 'collected_amount_differs'

/** A verb of the order that a scan has found: the answer is shown, and what has changed meanwhile is read again by itself. */
export function useDeed<C extends VerbCall>(scan: number, call: C): Task<C> {
  const { changed, again } = useScans()
  const { renewPack } = useCounterQueue()
  const refreshPost = useRefreshPost()
  const task = useTask(call)
  return {
    ...task,
    run: async (input) => {
      const answer = await task.run(input)
      if (answer.ok) {
        // Every verb answers with the order as it is now.
        changed(scan, answer.value as never)
        refreshPost()
        renewPack()
      } else if (isOutdated(answer.error)) again(scan)
      return answer
    },
  }
}
