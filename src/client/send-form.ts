/** A call as it travels. */
export type Sending = {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal
}

/** By XMLHttpRequest, since fetch does not tell how far a body has travelled. */
export function sendForm(
  { url, method, headers, body, signal }: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const sent = new XMLHttpRequest()
    sent.open(method, url)
    sent.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value)
    sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    sent.onload = () => {
      const retryAfter = sent.getResponseHeader('Retry-After')
      const init = { status: sent.status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }
      // An answer without a body may not be given one, not even an empty one.
      resolve(new Response(sent.status === 204 ? null : (sent.response as Blob), init))
    }
    sent.onerror = () => reject(new TypeError('the line is lost'))
    sent.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => sent.abort(), { once: true })
    sent.send(body ?? null)
  })
}
