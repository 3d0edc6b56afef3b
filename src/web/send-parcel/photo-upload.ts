import { err, ok, type Result } from '#kernel/result.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'

export type UploadFailure = { code: 'network' | 'unauthorized' | 'refused'; message?: string | undefined }

type Upload = {
  baseUrl: string
  locale: Locale
  token: string
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
}

const patienceMs = 120_000

/** One photo on its way. By XMLHttpRequest, since fetch does not tell how far a body has travelled. */
export function uploadPhoto(upload: Upload): Promise<Result<string, UploadFailure>> {
  const { baseUrl, locale, token, file, signal, onProgress } = upload
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open('POST', `${baseUrl}/api/orders/v1/order-photos`)
    call.timeout = patienceMs
    call.setRequestHeader('Accept', 'application/json')
    call.setRequestHeader('Accept-Language', acceptLanguageOf(locale))
    call.setRequestHeader('Authorization', `Token ${token}`)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () => resolve(answerOf(call.status, call.responseText))
    const lost = () => resolve(err({ code: 'network' }))
    call.onerror = lost
    call.ontimeout = lost
    call.onabort = lost
    signal.addEventListener('abort', () => call.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    call.send(form)
  })
}

export function answerOf(status: number, text: string): Result<string, UploadFailure> {
  if (status === 401) return err({ code: 'unauthorized' })
  const { success, data, message } = envelopeOf(text)
  const { id } = recordOf(data)
  if (success === true && (typeof id === 'string' || typeof id === 'number')) return ok(String(id))
  return err({ code: 'refused', message: typeof message === 'string' ? message : undefined })
}

function envelopeOf(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
