import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Why } from '../../domain/attempt.ts'
import type { EskizSettings } from '../../settings.ts'
import { type Answer, call, type Patience, refusalOfStatus } from './call.ts'

const DAY_MS = 86_400_000
/** A token lives for 30 days; renewed while the old one still works. */
const RENEW_AFTER_MS = 25 * DAY_MS
/** A wrong password stays wrong for a while, and many wrong sign-ins may lock the account. */
const PAUSE_AFTER_REFUSAL_MS = 60_000

const tokenAnswer = z.object({ data: z.object({ token: z.string().min(1).max(4096) }) })

type Token = Result<string, Why>

/** The token of this process: asked for when first needed, by one caller however many wait for it. */
export function eskizTokens(settings: EskizSettings, clock: Clock, patience: Patience) {
  let held: { token: string; since: number } | undefined
  let pending: Promise<Token> | undefined
  let pausedUntil = 0

  async function ask(path: string, request: Parameters<typeof call>[0]): Promise<Token> {
    const answer = await call({ ...request, url: settings.url + path }, patience)
    const token = answer.ok ? tokenIn(answer.value) : answer
    if (token.ok) held = { token: token.value, since: clock.now().getTime() }
    return token
  }

  async function logIn(): Promise<Token> {
    if (clock.now().getTime() < pausedUntil) return err('unauthorized')
    const body = new FormData()
    body.set('email', settings.email)
    body.set('password', settings.password)
    const token = await ask('/api/auth/login', { ...bare, method: 'POST', body })
    if (!token.ok && token.error === 'unauthorized') {
      pausedUntil = clock.now().getTime() + PAUSE_AFTER_REFUSAL_MS
    }
    return token
  }

  async function renew(old: string): Promise<Token> {
    const headers = { Authorization: `Bearer ${old}` }
    const token = await ask('/api/auth/refresh', { ...bare, method: 'PATCH', headers })
    return token.ok ? token : logIn()
  }

  async function obtain(): Promise<Token> {
    if (!held) return logIn()
    return clock.now().getTime() - held.since > RENEW_AFTER_MS ? renew(held.token) : ok(held.token)
  }

  return {
    current(): Promise<Token> {
      pending ??= obtain().finally(() => {
        pending = undefined
      })
      return pending
    },
    /** It was refused. Whoever was slower and holds the same one does not throw the next one away. */
    drop(token: string): void {
      if (held?.token === token) held = undefined
    },
  }
}

/** Several wait for one sign-in, so it does not end with the message of any of them. */
const bare = { url: '', headers: {}, signal: new AbortController().signal }

function tokenIn({ status, body }: Answer): Token {
  const why = refusalOfStatus(status)
  if (why) return err(why)
  const parsed = tokenAnswer.safeParse(body)
  return parsed.success ? ok(parsed.data.data.token) : err('unreadable')
}
