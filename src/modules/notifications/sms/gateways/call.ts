import { err, ok, type Result } from '#kernel/result.ts'
import type { Why } from '../../domain/attempt.ts'

export type Patience = {
  /** From the first byte sent to the last byte of the answer. */
  requestMs: number
}

export const usualPatience: Patience = { requestMs: 5_000 }

/** Answers of gateways are a few hundred bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

export type Call = {
  url: string
  method: 'POST' | 'PATCH'
  headers: Record<string, string>
  body?: FormData | string
  signal: AbortSignal
}

/** `body` is undefined when it is not JSON. */
export type Answer = { status: number; body: unknown }

/** One request to a gateway, bounded in time and size. Redirects are not followed: they would carry our token along. */
export async function call(request: Call, { requestMs }: Patience): Promise<Result<Answer, Why>> {
  const late = AbortSignal.timeout(requestMs)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { Accept: 'application/json', ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, late]),
    })
    const text = await readBounded(response)
    return text === undefined ? err('too_large') : ok({ status: response.status, body: jsonOf(text) })
  } catch {
    return err(late.aborted || request.signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function readBounded(response: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    // Leaving the loop hangs up.
    if (size > MAX_ANSWER_BYTES) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a status alone says; undefined for success. */
export function refusalOfStatus(status: number): Why | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'server_error'
  return status >= 400 ? 'refused' : 'redirected'
}
