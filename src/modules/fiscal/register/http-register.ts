import { z } from 'zod'
import { err, ok, type Result } from '#kernel/result.ts'
import { readCapped } from '#platform/outbound/read-capped.ts'
import type { FiscalRegister, Refusal, Registered } from './port.ts'

export type RegisterSettings = { url: string; key: string }

const patienceMs = 15_000
const longestAnswer = 64 * 1024

const registered = z.object({
  number: z.string().min(1).max(64),
  sign: z.string().min(1).max(64),
  url: z.url({ protocol: /^https?$/ }).max(500),
  at: z.iso.datetime({ offset: true }),
})
const refused = z.object({ code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/) })

/** Refusals that pass by themselves, or once somebody has put settings right. */
const passing = [401, 403, 408, 423, 425, 429]

/** A register that is spoken to by JSON over HTTP. */
export function httpRegister({ url, key }: RegisterSettings): FiscalRegister {
  return {
    async send(document, signal) {
      try {
        const response = await fetch(`${url}/receipts`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
          body: JSON.stringify(document),
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        })
        const text = await readCapped(response, longestAnswer)
        return answerIn(response.status, jsonIn(text))
      } catch {
        // Nobody knows whether it was taken: sent again, it is answered as the first time.
        return err({ kind: 'later', code: 'no_answer' })
      }
    },
  }
}

function answerIn(status: number, body: unknown): Result<Registered, Refusal> {
  if (status === 200 || status === 201) {
    const parsed = registered.safeParse(body)
    if (!parsed.success) return err({ kind: 'later', code: 'unreadable' })
    return ok({ ...parsed.data, at: new Date(parsed.data.at) })
  }
  const told = refused.safeParse(body)
  const code = told.success ? told.data.code : `http_${status}`
  const isFinal = status >= 400 && status < 500 && !passing.includes(status)
  return err({ kind: isFinal ? 'never' : 'later', code })
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
