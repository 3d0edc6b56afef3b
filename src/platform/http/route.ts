import type { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { Call, Shape } from '#platform/calls/call.ts'
import type { Db } from '#platform/db/database.ts'
import type { Purpose } from '#platform/files/purposes.ts'
import type { AcceptedFile } from '#platform/files/upload/accept-upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Failure } from './errors.ts'
import type { RateLimitRule } from './limits/rate-limit.ts'
import type { SentFile, SentStored } from './sent-file.ts'

/** Who calls, as the policy table sees them. */
export type Caller = {
  /** A word of the policy table. */
  kind: string
  /** Nobody for a visitor. */
  person: number | undefined
  session: number | undefined
  /** A machine of ours that calls, by its number: then there is no person. */
  machine?: number
  /** `own`: the action reaches only what belongs to this person, and the verb's SQL has to say so. */
  reach: 'own' | 'any'
}

/** What a handler knows of its caller, beside the parsed input. */
export type RequestContext = {
  caller: Caller
  locale: Locale
  /** Says something in the caller's language. */
  translate(key: MessageKey, values?: MessageValues): string
  /** The same in another one: what is for somebody else, or for all. */
  translateIn(locale: Locale, key: MessageKey, values?: MessageValues): string
  /** The moment the call came in. */
  now: Date
  address: string
  /** What limits count by: the address, or its network where one caller has many. */
  network: string
  /** One more of what this rule bounds, for whoever calls: in seconds how long they have to wait, if they have to. */
  wait(rule: RateLimitRule): number | undefined
  /** What the caller's program calls itself: shown to people as a device, never trusted. */
  userAgent: string
  /** What the caller's browser is known by, if it is; a claim to be looked up. */
  device: string | undefined
  /** Tells the browser what it is to be known by from now on. */
  keepDevice(token: string): void
  requestId: string
  secrets: Secrets
  /** Logs a failure that the answer outlives: what went wrong for one of many is seen all the same. */
  report(error: unknown): void
  /** Work that the answer must not wait for, nor show: begun once it is on its way, outside the call's transaction. */
  afterwards(work: (db: Db) => Promise<void>): void
  /**
   * The database to work with. When the call carries an Idempotency-Key this is the transaction that also keeps the
   * answer, so that the effect and the memory of it are written together or not at all.
   */
  db: Db
}

type Parsed<S extends Shape | undefined> = S extends Shape ? z.output<S> : undefined

export type RouteInput<
  Params extends Shape | undefined,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Upload extends Purpose | undefined = undefined,
  Optional extends boolean | undefined = undefined,
> = {
  params: Parsed<Params>
  query: Parsed<Query>
  body: Parsed<Body>
  /** Stored, but nobody's until `keepFile`; what the verb does not keep goes away by itself. */
  file: Upload extends Purpose ? AcceptedFile | (true extends Optional ? undefined : never) : undefined
}

/** What a verb hands over: the answer that was declared, or the file that the call sends. */
type Answered<Answer extends Shape | undefined> = Answer extends Shape
  ? z.input<Answer>
  : SentFile | SentStored

/** A call with its right and its verb, types folded away, as the server mounts it. */
export type Route<Code extends string = string> = Omit<Call<Code>, 'upload'> & {
  upload?: Purpose | undefined
  /** The row of the policy table that decides who may call this. */
  action: string
  handle(
    input: { params: unknown; query: unknown; body: unknown; file: AcceptedFile | undefined },
    context: RequestContext,
  ): Promise<Result<unknown, Failure<Code>>>
}

/** Answers a call. A verb that fails with a code missing from the call's `errors` does not compile. */
export function route<
  Code extends string,
  Answer extends Shape | undefined,
  Params extends Shape | undefined,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Upload extends Purpose | undefined,
  Optional extends boolean | undefined,
>(
  call: Call<Code, Answer, Params, Query, Body, Upload, Optional>,
  action: string,
  handle: (
    input: RouteInput<Params, Query, Body, Upload, Optional>,
    context: RequestContext,
  ) => Promise<Result<Answered<Answer>, Failure<NoInfer<Code>>>>,
): Route<Code> {
  return { ...call, action, handle } as unknown as Route<Code>
}
