import { type Answer, useAnswer } from '#client/use-answer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'

type Orders = Pick<Answer<readonly OrderDetail[]>, 'state' | 'data' | 'error' | 'retry'>

/** Orders shown together, without those that are not this person's. Other ids need another mount. */
export function useOrders(ids: readonly string[]): Orders {
  // biome-ignore lint/correctness/useHookAtTopLevel: there are as many ids as when it was mounted
  const answers = ids.map((id) => useAnswer(ordersCalls.readOrder, { params: { id } }))
  const theirs = answers.filter(({ error }) => error?.code !== 'not_found')
  const orders = theirs.flatMap(({ data }) => data ?? [])
  const data = orders.length === theirs.length ? orders : undefined
  const isLoading = theirs.some(({ state }) => state === 'loading')
  const error = isLoading ? undefined : theirs.find((answer) => answer.error)?.error
  const retry = () => {
    for (const answer of theirs) if (answer.error) answer.retry()
  }
  return { state: data ? 'ready' : error ? 'failed' : 'loading', data, error, retry }
}
