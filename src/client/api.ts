import { createContext, useContext } from 'react'
import { err, ok, type Result } from '#kernel/result.ts'
import { type AnswerOf, addressOf, type CalledBy, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'
import { type Sending, sendForm } from './send-form.ts'

/** A failure of ours has the code of the server's error catalogue; the rest is what a network can do. */
export type ApiError = {
  readonly code: string
  readonly status?: number
  /** In the person's language, from the server. */
  readonly message?: string
  readonly errors?: readonly { path: string; code: string; message: string }[]
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds?: number
  /** Why somebody is not, or no longer, known: the server's own code of a 401. */
  readonly why?: string
  /** What has to be solved before the call is made again. */
  readonly challenge?: unknown
}

type Envelope = Readonly<Record<string, unknown>>

export type CallOptions = {
  /** The same key, the same effect: a call repeated after a lost answer is done once. */
  key?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** Instead of the usual header; sent on a page opened by passcode as well. */
  authorization?: string
  /** Nobody waits for the answer: a refused token is the caller's to handle, and leads nobody away. */
  quiet?: boolean
  /** Says nothing of who calls, neither by token nor by cookie, and outlives the page. */
  nameless?: boolean
  /** How much of an upload has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type ApiSettings = {
  baseUrl: string
  locale: Locale
  fetch: typeof fetch
  /** The stored token, or null. */
  token: () => string | null
  /** The query of the page: with a passcode `p` in it, calls go without the token (DECISIONS, "Identity"). */
  pageQuery: () => string
  onUnauthorized: () => void
}

/** A slow phone on a slow line is not a broken one. */
const defaultTimeoutMs = 30_000
/** A photo on a slow line takes its time, and a long document is drawn for a while. */
const fileTimeoutMs = 120_000

export type Api = {
  readonly baseUrl: string
  call<C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<C>, ApiError>>
}

export function createApi(settings: ApiSettings): Api {
  return {
    baseUrl: settings.baseUrl,
    call: (call, input, options = {}) => send(settings, call, input, options) as never,
  }
}

async function send(
  settings: ApiSettings,
  call: CalledBy,
  input: unknown,
  options: CallOptions,
): Promise<Result<unknown, ApiError>> {
  const usualMs = call.upload || call.sends ? fileTimeoutMs : defaultTimeoutMs
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usualMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const tokenThen = settings.token()
  const { body, file } = (input ?? {}) as { body?: unknown; file?: Blob }
  // Where a file may be left out, the call without one is like any other.
  const isForm = call.upload !== undefined && file !== undefined
  const sending: Sending = {
    url: settings.baseUrl + addressOf(call, input),
    method: call.method,
    headers: headersOf(settings, options, isForm ? undefined : body),
    body: isForm ? formOf(body, file) : body === undefined ? undefined : JSON.stringify(body),
    signal,
  }
  try {
    const { onProgress } = options
    const response = onProgress
      ? await sendForm(sending, onProgress)
      : await settings.fetch(sending.url, requestOf(sending, options))
    if (call.sends && response.ok) return ok(await response.blob())
    return readAnswer(settings, call, await receivedFrom(response, tokenThen), options)
  } catch {
    if (timeout.aborted) return err({ code: 'timeout' })
    return err({ code: signal.aborted ? 'aborted' : 'network' })
  }
}

const requestOf = (
  { method, headers, body, signal }: Sending,
  { nameless = false }: CallOptions,
): RequestInit => ({
  method,
  headers,
  signal,
  // The API may live on another address than the page: what it knows a browser by goes along all the same.
  credentials: nameless ? 'omit' : 'include',
  keepalive: nameless,
  ...(body === undefined ? {} : { body }),
})

/** The fields of the form stand before the file, so that the server knows them when the file comes. */
function formOf(fields: unknown, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', file)
  return form
}

const hasPasscode = ({ pageQuery }: ApiSettings) => new URLSearchParams(pageQuery()).has('p')

function headersOf(
  settings: ApiSettings,
  { key, nameless, authorization = nameless ? undefined : usualAuthorization(settings) }: CallOptions,
  body: unknown,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': acceptLanguageOf(settings.locale),
    // The browser names a form's type itself: only it knows the boundary.
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  }
}

function usualAuthorization(settings: ApiSettings): string | undefined {
  const stored = settings.token()
  return stored === null || hasPasscode(settings) ? undefined : `Token ${stored}`
}

type Received = {
  status: number
  /** The token that was stored when the call went out. */
  tokenThen: string | null
  retryAfter: string | null
  envelope: Envelope | undefined
}

const receivedFrom = async (response: Response, tokenThen: string | null): Promise<Received> => ({
  status: response.status,
  tokenThen,
  retryAfter: response.headers.get('Retry-After'),
  envelope: readEnvelope(await response.text()),
})

/** Undefined when the answer is not a JSON object: a proxy's page, or an answer cut short. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Envelope) : undefined
  } catch {
    return undefined
  }
}

function readAnswer(
  settings: ApiSettings,
  { envelope: name = 'data' }: CalledBy,
  { status, tokenThen, retryAfter, envelope }: Received,
  { quiet }: CallOptions,
): Result<unknown, ApiError> {
  if (status === 401 || saysInvalidToken(envelope)) {
    // With a passcode the token stayed at home, and by now another one may have come: the refusal is not about that one.
    const isAboutUs = !hasPasscode(settings) && settings.token() === tokenThen
    if (isAboutUs && !quiet) settings.onUnauthorized()
    // The token's session may have ended with its phone: then that is said beside the code.
    const why = envelope?.because ?? envelope?.code
    return err({ code: 'unauthorized', status, ...(typeof why === 'string' ? { why } : {}) })
  }
  if (envelope?.success === true) {
    // What the contract promises is held against it where it is made; here it only has to be ours.
    const value = name === 'none' ? envelope : envelope[name]
    if (value !== undefined) return ok(value)
  }
  return err({ ...problemOf(envelope), ...waitOf(retryAfter), status })
}

function waitOf(retryAfter: string | null): Pick<ApiError, 'retryAfterSeconds'> {
  return /^\d{1,6}$/.test(retryAfter ?? '') ? { retryAfterSeconds: Number(retryAfter) } : {}
}

/** SPEC section 8 knows the refusal by these words as well as by its status. */
function saysInvalidToken(envelope: Envelope | undefined): boolean {
  return envelope?.message === 'Invalid token' || envelope?.detail === 'Invalid token'
}

function problemOf(envelope: Envelope | undefined): ApiError {
  if (envelope?.success !== false) return { code: 'unreadable_answer' }
  const { code, message, errors, challenge } = envelope
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof message === 'string' ? { message } : {}),
    ...(Array.isArray(errors) ? { errors } : {}),
    ...(challenge === undefined ? {} : { challenge }),
  }
}

const ApiContext = createContext<Api | undefined>(undefined)
/** Each app says once how its calls travel: where to, in which language, and what a refused token leads to. */
export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('no ApiProvider around this screen')
  return api
}
