import { useMemo } from 'react'
import { err, ok, type Result } from '#kernel/result.ts'
import { acceptLanguageOf, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { forgetSession, storedToken } from './session.ts'
import { useFrame, useLocale } from './shell/current-page.ts'

/** A failure of ours has the code of the server's error catalogue; the rest is what a network can do. */
export type ApiError = {
  readonly code: string
  readonly status?: number
  /** In the person's language, from the server. */
  readonly message?: string
  readonly errors?: readonly { path: string; code: string; message: string }[]
}

export type Envelope = Readonly<Record<string, unknown>>

export type ApiRequest<T> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
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
    let status: number
    let envelope: Envelope | undefined
    try {
      const response = await settings.fetch(settings.baseUrl + path, {
        method: options.method ?? 'GET',
        headers: headersOf(settings, options.body !== undefined),
        signal,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      })
      status = response.status
      envelope = readEnvelope(await response.text())
    } catch {
      if (timeout.aborted) return err({ code: 'timeout' })
      return err({ code: signal.aborted ? 'aborted' : 'network' })
    }
    return readAnswer(settings, status, envelope, options.read)
  }
  return { request }
}

const hasPasscode = ({ pageQuery }: ApiSettings) => new URLSearchParams(pageQuery()).has('p')

function headersOf(settings: ApiSettings, hasBody: boolean): Record<string, string> {
  const { locale, token } = settings
  const stored = token()
  const withToken = stored !== null && !hasPasscode(settings)
  return {
    Accept: 'application/json',
    'Accept-Language': acceptLanguageOf(locale),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(withToken ? { Authorization: `Token ${stored}` } : {}),
  }
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
  status: number,
  envelope: Envelope | undefined,
  read: (envelope: Envelope) => T | undefined,
): Result<T, ApiError> {
  if (status === 401 || saysInvalidToken(envelope)) {
    // With a passcode the token stayed at home, so its refusal says nothing about the person who is signed in here.
    if (!hasPasscode(settings)) settings.onUnauthorized()
    return err({ code: 'unauthorized', status })
  }
  const value = envelope?.success === true ? read(envelope) : undefined
  return value === undefined ? err({ ...problemOf(envelope), status }) : ok(value)
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
function askToSignIn(locale: Locale): void {
  forgetSession()
  const login = localizedPath(locale, '/login')
  if (window.location.pathname === login) return
  sessionStorage.setItem('back', window.location.pathname + window.location.search)
  window.location.assign(login)
}

export function useApi(): ApiClient {
  const locale = useLocale()
  const baseUrl = useFrame()?.apiUrl ?? ''
  return useMemo(
    () =>
      createApiClient({
        baseUrl,
        locale,
        fetch: (input, init) => fetch(input, init),
        token: storedToken,
        pageQuery: () => window.location.search,
        onUnauthorized: () => askToSignIn(locale),
      }),
    [baseUrl, locale],
  )
}
