import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { type AnswerOf, addressOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import type { Given, Place } from '../../support/named-call.ts'

type Sent = Omit<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'method' | 'params'>

/** A server on a busy machine may say that it has no room just now. */
const MOST_TRIES = 20

/** Calls the API by name, past the page. */
export async function callApi<C extends Call>(
  request: APIRequestContext,
  call: C,
  ...[given]: Given<C, Sent>
): Promise<APIResponse> {
  const { params, query, ...sent }: Place & Sent = given ?? {}
  const ask = () => request.fetch(addressOf(call, { params, query }), { ...sent, method: call.method })
  let answer = await ask()
  for (let n = 1; n < MOST_TRIES && answer.status() === 503; n++) {
    await sleep(250)
    answer = await ask()
  }
  return answer
}

/** As whoever has this token, with a key of its own; what is refused fails the test. */
export async function sendAs<C extends Call>(
  request: APIRequestContext,
  token: string,
  call: C,
  given: Place<C> & { data: object },
): Promise<AnswerOf<C>> {
  const headers = { authorization: `Token ${token}`, 'idempotency-key': randomUUID() }
  const answer = await callApi<Call>(request, call, { ...given, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/**
 * The addresses by which a page makes this call, of any thing unless one is named: for `route`, `waitForRequest` and
 * the like. A query belongs to it only where the call has one. The method is not looked at.
 */
export function addressed(call: Call, params: Readonly<Record<string, string>> = {}): RegExp {
  const parts = call.path.split('/').map((part) => {
    const value = part.startsWith(':') ? params[part.slice(1)] : part
    return value === undefined ? '[^/?]+' : value.replaceAll('.', '\\.')
  })
  return new RegExp(`^https?://[^/]+${parts.join('/')}${call.query ? '(\\?.*)?' : ''}$`)
}
