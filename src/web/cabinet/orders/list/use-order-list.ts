import { useEffect } from 'react'
import { storedToken } from '#client/session.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderList } from '#modules/orders/read/order-list.contract.ts'
import { addressOf } from '#platform/calls/address.ts'
import { type ListQuery, listInput } from './list-query.ts'

/** The page that was looked at last, so that coming back from an order finds it where it was. */
let lastPage: { question: string; token: string | null; list: OrderList } | undefined

const keptPage = (question: string) =>
  lastPage?.question === question && lastPage.token === storedToken() ? lastPage.list : undefined

export type ShownList = Pick<Answer<OrderList>, 'state' | 'data' | 'error' | 'busy' | 'retry'>

/** What is in sight: of this query, or of the one before while this one is on its way, but not when it fails. */
export function useOrderList(query: ListQuery): ShownList {
  const input = listInput(query)
  const question = addressOf(ordersCalls.listOrders, input)
  const answer = useAnswer(ordersCalls.listOrders, input, { keep: true })
  const { kept, error } = answer
  const data = kept && error ? undefined : answer.data
  useEffect(() => {
    if (data && !kept) lastPage = { question, token: storedToken(), list: data }
  }, [question, data, kept])
  return { ...answer, data: data ?? keptPage(question) }
}
