import type { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { AcceptedFile } from '#platform/files/accept-upload.ts'
import type { Purpose } from '#platform/files/purposes.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Failure } from './errors.ts'

/** Who calls, as the policy table sees them. */
export type Caller = {
  /** A word of the policy table. */
  kind: string
  /** Nobody for a visitor. */
  person: number | undefined
  session: number | undefined
  /** `own`: the action reaches only what belongs to this person, and the verb's SQL has to say so. */
  reach: 'own' | 'any'
}

/** What a handler knows of its caller, beside the parsed input. */
export type RequestContext = {
  caller: Caller
  locale: Locale
  /** Says something in the caller's language. */
  translate(key: MessageKey, values?: MessageValues): string
  /** The moment the call came in. */
  now: Date
  address: string
  /** What limits count by: the address, or its network where one caller has many. */
  network: string
  /** What the caller's program calls itself: shown to people as a device, never trusted. */
  userAgent: string
  requestId: string
  secrets: Secrets
  /** Logs a failure that the answer outlives: what went wrong for one of many is seen all the same. */
  report(error: unknown): void
  /**
   * The database to work with. When the call carries an Idempotency-Key this is the transaction that also keeps the
   * answer, so that the effect and the memory of it are written together or not at all.
   */
  db: Db
}

type Shape = z.ZodType
type Parsed<S extends Shape | undefined> = S extends Shape ? z.output<S> : undefined

export type RouteInput<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
  U extends Purpose | undefined = undefined,
> = {
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  /** Stored, but nobody's until `keepFile`; what the verb does not keep goes away by itself. */
  file: U extends Purpose ? AcceptedFile : undefined
}

/** One real call and its answer, for the documentation. Held against the contracts by a test. */
export type Example = { body?: unknown; answer: unknown }

export type RouteSpec<
  Code extends string,
  Answer extends Shape,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  U extends Purpose | undefined = undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's pattern; a trailing slash is optional for callers. */
  path: `/api/${string}`
  /** The row of the policy table that decides who may call this. */
  action: string
  group: string
  summary: string
  description?: string
  params?: P
  query?: Q
  body?: B
  /** The call is a form with one file for this purpose, in its field `file`; `body` then reads the other fields. */
  upload?: U
  /** The shape of `data` in the envelope. */
  answer: Answer
  /** Types of file (MIME) the call answers with, in place of the envelope; `answer` is then `sentFile`. */
  sends?: readonly string[]
  /** SPEC section 7 calls it `results` in one answer; `none`: the answer is the whole body, `success` included. */
  envelope?: 'data' | 'results' | 'none'
  status?: 200 | 201
  example?: Example
  /** Codes the verb may fail with, beside those of the edge. */
  errors: readonly Code[]
  /** POST only: `required` refuses a call without a key. */
  idempotency?: 'required'
  /** POST only: how long an answer is kept for its key; a day unless it is a secret, or says nothing about an effect. */
  rememberMinutes?: number
  handle(
    input: RouteInput<P, Q, B, U>,
    context: RequestContext,
  ): Promise<Result<z.input<Answer>, Failure<NoInfer<Code>>>>
}

/** A route with its types folded away, as the server mounts it. */
export type Route<Code extends string = string> = Omit<
  RouteSpec<Code, Shape, Shape, Shape, Shape, Purpose>,
  'handle' | 'params' | 'query' | 'body' | 'upload'
> & {
  upload?: Purpose | undefined
  params?: Shape | undefined
  query?: Shape | undefined
  body?: Shape | undefined
  handle(
    input: { params: unknown; query: unknown; body: unknown; file: AcceptedFile | undefined },
    context: RequestContext,
  ): Promise<Result<unknown, Failure<Code>>>
}

/** Names a route. A handler that answers with a code missing from `errors` does not compile. */
export function route<
  const Code extends string,
  Answer extends Shape,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  const U extends Purpose | undefined = undefined,
>(spec: RouteSpec<Code, Answer, P, Q, B, U>): Route<Code> {
  return spec as unknown as Route<Code>
}
