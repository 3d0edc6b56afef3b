import type { z } from 'zod'
import { addressOf } from '#platform/calls/address.ts'
import type { Call, Method } from '#platform/calls/call.ts'

type ParamsOf<C extends Call> = z.input<NonNullable<C['params']>>

/** The names are the call's; what stands for them may be wrong on purpose. */
type Params<C extends Call> = [NonNullable<C['params']>] extends [never]
  ? { readonly params?: never }
  : Record<never, never> extends ParamsOf<C>
    ? { readonly params?: object }
    : { readonly params: Readonly<Record<keyof ParamsOf<C>, string | number | undefined>> }

/** Where a call goes: what its address names, and any query. */
export type Place<C extends Call = Call> = Params<C> & { readonly query?: Readonly<Record<string, unknown>> }

/** What a test gives a call beside its name; nothing where its address needs nothing. */
export type Given<C extends Call, Options = unknown> =
  Record<never, never> extends Place<C> & Options ? [given?: Place<C> & Options] : [given: Place<C> & Options]

/** A call as a request without its content, for those who send it themselves. */
export function requestOf<C extends Call>(call: C, ...[place]: Given<C>): { method: Method; url: string } {
  return { method: call.method, url: addressOf(call, place) }
}

/** For tests whose subject is the query itself, as people write it. */
export const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
