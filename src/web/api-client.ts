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
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A form travels as it is; everything else as JSON. */
  body?: unknown
  /** The same key, the same effect: a call repeated after a lost answer is done once. */
  idempotencyKey?: string
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

/** A slow phone on a slow line is not a broken one. */
const defaultTimeoutMs = 30_000

export type ApiClient = ReturnType<typeof createApiClient>

export function createApiClient(settings: ApiSettings) {
  const request = <T>(path: string, options: ApiRequest<T>) =>
    call(path, options, async (response, tokenThen) =>
      readAnswer(settings, await answerFrom(response, tokenThen), options),
    )

  /** A document made for this person: a label, a statement. */
  const download = (path: string, options: Omit<ApiRequest<Blob>, 'read'> = {}) =>
    call(path, options, async (response, tokenThen) =>
      response.ok
        ? ok(await response.blob())
        : readAnswer<Blob>(settings, await answerFrom(response, tokenThen), {
            ...options,
            read: () => undefined,
          }),
    )

  async function call<T>(
    path: string,
    options: Omit<ApiRequest<T>, 'read'>,
    take: (response: Response, tokenThen: string | null) => Promise<Result<T, ApiError>>,
  ): Promise<Result<T, ApiError>> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const tokenThen = settings.token()
    try {
      const response = await settings.fetch(settings.baseUrl + path, {
        method: options.method ?? 'GET',
        headers: headersOf(settings, options),
        signal,
        ...(options.body === undefined ? {} : { body: packed(options.body) }),
      })
      return await take(response, tokenThen)
    } catch {
      if (timeout.aborted) return err({ code: 'timeout' })
      return err({ code: signal.aborted ? 'aborted' : 'network' })
    }
  }
  return { request, download }
}

const hasPasscode = ({ pageQuery }: ApiSettings) => new URLSearchParams(pageQuery()).has('p')

const packed = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

const answerFrom = async (response: Response, tokenThen: string | null): Promise<Answer> => ({
  status: response.status,
  tokenThen,
  retryAfter: response.headers.get('Retry-After'),
  envelope: readEnvelope(await response.text()),
})

function headersOf(
  settings: ApiSettings,
  { body, idempotencyKey, authorization = usualAuthorization(settings) }: Omit<ApiRequest<unknown>, 'read'>,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': acceptLanguageOf(settings.locale),
    // The browser names a form's type itself: only it knows the boundary.
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
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
