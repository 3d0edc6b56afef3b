import type { z } from 'zod'

export type Shape = z.ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Fastify's pattern; a trailing slash is optional for callers. */
export type CallPath = `/api/${string}`

/** One real call and its answer, for the documentation. Held against the contracts by a test. */
export type Example = { body?: unknown; answer: unknown }

export type CallSpec<
  Code extends string = string,
  Answer extends Shape | undefined = Shape | undefined,
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Upload extends string | undefined = string | undefined,
  Optional extends boolean | undefined = boolean | undefined,
> = {
  group: string
  summary: string
  description?: string
  params?: Params
  query?: Query
  body?: Body
  /** The call is a form with one file for this purpose, in its field `file`; `body` then reads the other fields. */
  upload?: Upload
  /** The file may be left out; then the call may come as JSON too. */
  uploadOptional?: Optional
  /** The shape of `data` in the envelope; none when the call `sends` a file. */
  answer?: Answer
  /** Types of file (MIME) the call answers with, in place of the envelope. */
  sends?: readonly string[]
  /** SPEC section 7 calls it `results` in one answer; `none`: the answer is the whole body, `success` included. */
  envelope?: 'data' | 'results' | 'none'
  status?: 200 | 201
  /** GET only: the answer is the same for everybody, in every language, and may be kept so long by whoever has it. */
  keptSeconds?: number
  example?: Example
  /** Codes the verb may fail with, beside those of the edge. */
  errors: readonly Code[]
  /** POST only: `required` refuses a call without a key. */
  idempotency?: 'required'
  /** POST only: how long an answer is kept for its key; a day unless it is a secret, or says nothing about an effect. */
  rememberMinutes?: number
}

/**
 * A call of the API: what is sent, what comes back, what can go wrong. The route that answers it, the documentation,
 * the browser and the tests all take it from here.
 */
export type Call<
  Code extends string = string,
  Answer extends Shape | undefined = Shape | undefined,
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Upload extends string | undefined = string | undefined,
  Optional extends boolean | undefined = boolean | undefined,
> = { method: Method; path: CallPath } & CallSpec<Code, Answer, Params, Query, Body, Upload, Optional>

/** Declares a call, in a file `*.calls.ts`. Of such a file the browser gets what `forBrowser` leaves. */
export function call<
  const Code extends string,
  Answer extends Shape | undefined = undefined,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  const Upload extends string | undefined = undefined,
  const Optional extends boolean | undefined = undefined,
>(
  method: Method,
  path: CallPath,
  spec: CallSpec<Code, Answer, Params, Query, Body, Upload, Optional>,
): Call<Code, Answer, Params, Query, Body, Upload, Optional> {
  return { method, path, ...spec }
}
