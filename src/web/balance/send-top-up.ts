import { err, ok, type Result } from '#kernel/result.ts'
import type { TopUpView } from '#modules/payments/top-up.contract.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'
import type { ApiError, Envelope } from '../api-client.ts'
import { accountsApi, readTopUp } from './answers.ts'

export type TopUpUpload = {
  baseUrl: string
  locale: Locale
  token: string
  /** The same key, the same request: one that was sent twice after a lost answer is one. */
  key: string
  amount: number
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
}

const patienceMs = 120_000

/** The receipt on its way. By XMLHttpRequest, since fetch does not tell how far a body has travelled. */
export function sendTopUp(upload: TopUpUpload): Promise<Result<TopUpView, ApiError>> {
  const { baseUrl, locale, token, key, amount, file, signal, onProgress } = upload
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open('POST', `${baseUrl}${accountsApi}/top-ups`)
    call.timeout = patienceMs
    call.setRequestHeader('Accept', 'application/json')
    call.setRequestHeader('Accept-Language', acceptLanguageOf(locale))
    call.setRequestHeader('Authorization', `Token ${token}`)
    call.setRequestHeader('Idempotency-Key', key)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () => resolve(answerOf(call.status, call.responseText))
    const lost = () => resolve(err({ code: 'network' }))
    call.onerror = lost
    call.ontimeout = lost
    call.onabort = lost
    signal.addEventListener('abort', () => call.abort(), { once: true })
    const form = new FormData()
    form.append('amount', String(amount))
    form.append('file', file)
    call.send(form)
  })
}

export function answerOf(status: number, text: string): Result<TopUpView, ApiError> {
  const envelope = envelopeOf(text)
  const topUp = envelope.success === true ? readTopUp(envelope) : undefined
  if (topUp) return ok(topUp)
  const { code, message } = envelope
  return err({
    code: typeof code === 'string' ? code : 'unreadable_answer',
    status,
    ...(typeof message === 'string' ? { message } : {}),
  })
}

function envelopeOf(text: string): Envelope {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Envelope) : {}
  } catch {
    return {}
  }
}
