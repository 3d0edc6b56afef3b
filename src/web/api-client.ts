import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { err, ok, type Result } from '#kernel/result.ts'
import { acceptLanguageOf, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { forgetSession, storedToken } from './session.ts'
import { useFrame, useLocale } from './shell/current-page.ts'
import { rememberBack } from './sign-in/back.ts'

/** A failure of ours has the code of the server's error catalogue; the rest is what a network can do. */
export type ApiError = {
  readonly code: string
  readonly status?: number
  /** In the person's language, from the server. */
  readonly message?: string
  readonly errors?: readonly { path: string; code: string; message: string }[]
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds?: number
}

export type Envelope = Readonly<Record<string, unknown>>

export type ApiRequest<T> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
  /** Instead of the usual header; sent on a page opened by passcode as well. */
  authorization?: string
  /** Nobody waits for the answer: a refused token is the caller's to handle, and leads nobody away. */
  quiet?: boolean
  /** Takes the value out of a successful envelope; undefined when it is not what was promised. */
  read: (envelope: Envelope) => T | undefined
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

const defaultTimeoutMs = 15_000

export type ApiClient = ReturnType<typeof createApiClient>

export function createApiClient(settings: ApiSettings) {
  async function request<T>(path: string, options: ApiRequest<T>): Promise<Result<T, ApiError>> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const tokenThen = settings.token()
    let answer: Answer
    try {
      const response = await settings.fetch(settings.baseUrl + path, {
        method: options.method ?? 'GET',
        headers: headersOf(settings, options),
        signal,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      })
      answer = {
        status: response.status,
        tokenThen,
        retryAfter: response.headers.get('Retry-After'),
        envelope: readEnvelope(await response.text()),
      }
    } catch {
      if (timeout.aborted) return err({ code: 'timeout' })
      return err({ code: signal.aborted ? 'aborted' : 'network' })
    }
    return readAnswer(settings, answer, options)
  }
  return { request }
}

const hasPasscode = ({ pageQuery }: ApiSettings) => new URLSearchParams(pageQuery()).has('p')

function headersOf(
  settings: ApiSettings,
  { body, authorization = usualAuthorization(settings) }: ApiRequest<unknown>,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': acceptLanguageOf(settings.locale),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  }
}

function usualAuthorization(settings: ApiSettings): string | undefined {
  const stored = settings.token()
  return stored === null || hasPasscode(settings) ? undefined : `Token ${stored}`
}

type Answer = {
  status: number
  /** The token that was stored when the call went out. */
  tokenThen: string | null
  retryAfter: string | null
  envelope: Envelope | undefined
}

/** Undefined when the answer is not a JSON object: a proxy's page, or an answer cut short. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Envelope) : undefined
  } catch {
    return undefined
  }
}

function readAnswer<T>(
  settings: ApiSettings,
  { status, tokenThen, retryAfter, envelope }: Answer,
  { read, quiet }: ApiRequest<T>,
): Result<T, ApiError> {
  if (status === 401 || saysInvalidToken(envelope)) {
    // With a passcode the token stayed at home, and by now another one may have come: the refusal is not about that one.
    const isAboutUs = !hasPasscode(settings) && settings.token() === tokenThen
    if (isAboutUs && !quiet) settings.onUnauthorized()
    return err({ code: 'unauthorized', status })
  }
  const value = envelope?.success === true ? read(envelope) : undefined
  return value === undefined ? err({ ...problemOf(envelope), ...waitOf(retryAfter), status }) : ok(value)
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
  const { code, message, errors } = envelope
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof message === 'string' ? { message } : {}),
    ...(Array.isArray(errors) ? { errors } : {}),
  }
}

/** SPEC section 8: the storage is cleared and the person signs in again; `back` leads them where they were. */
function askToSignIn(login: string, go: (path: string) => void): void {
  const alreadyThere = window.location.pathname === login
  if (!alreadyThere) rememberBack(window.location.pathname + window.location.search)
  forgetSession()
  if (!alreadyThere) go(login)
}

export function useApi(): ApiClient {
  const locale = useLocale()
  const baseUrl = useFrame()?.apiUrl ?? ''
  const navigate = useNavigate()
  return useMemo(
    () =>
      createApiClient({
        baseUrl,
        locale,
        fetch: (input, init) => fetch(input, init),
        token: storedToken,
        pageQuery: () => window.location.search,
        onUnauthorized: () => askToSignIn(localizedPath(locale, '/login'), (path) => void navigate(path)),
      }),
    [baseUrl, locale, navigate],
  )
}
