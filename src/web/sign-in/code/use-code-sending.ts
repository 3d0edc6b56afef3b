import { useState } from 'react'
import { type ApiError, useApi } from '#client/api.ts'
import { askForCode } from '#client/sign-in/ask-for-code.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import {
  type Attempt,
  attemptAfterSending,
  attemptAfterWait,
  isStillFresh,
  keepAttempt,
  keptAttempt,
  withSpentCode,
} from './attempt.ts'

export type CodeSending = {
  attempt: Attempt | undefined
  sending: boolean
  /** The page does the work that the server asks for while many codes are asked for. */
  solving: boolean
  /** Undefined when a code is on its way; otherwise why not. */
  send: (phone: string, options?: { again: boolean }) => Promise<ApiError | undefined>
  /** Goes on where a reload, or the other page, left off. */
  resume: () => Attempt | undefined
  codeIsSpent: () => void
  /** Whose code was refused because too many were asked for: one may have come all the same, and can be typed. */
  turnedAway: string | undefined
  /** Nobody promised the code that is waited for. */
  unpromised: boolean
  /** Waits for it. */
  expectCode: (phone: string) => void
}

/** For a proxy that drops the header which says how much of it is left. */
const longestWaitSeconds = codeRules.resendAfterMs / 1000

/** Asks for codes, and remembers for whom and until when. */
export function useCodeSending(): CodeSending {
  const api = useApi()
  const [attempt, setAttempt] = useState<Attempt>()
  const [sending, setSending] = useState(false)
  const [solving, setSolving] = useState(false)
  const [turnedAway, setTurnedAway] = useState<string>()
  const [unpromised, setUnpromised] = useState(false)

  const change = (next: Attempt, promised = true) => {
    setTurnedAway(undefined)
    setUnpromised(!promised)
    keepAttempt(next)
    setAttempt(next)
  }
  const resume = () => {
    const kept = attempt ?? keptAttempt(Date.now())
    if (kept) setAttempt(kept)
    return kept
  }
  const send: CodeSending['send'] = async (phone, { again } = { again: false }) => {
    if (!again && isStillFresh(resume(), phone, Date.now())) return undefined
    setSending(true)
    const answer = await askForCode(api, phone, setSolving)
    setSending(false)
    if (answer.ok) {
      change(attemptAfterSending(phone, answer.value, Date.now()))
      return undefined
    }
    const { code, retryAfterSeconds = longestWaitSeconds } = answer.error
    setTurnedAway(code === 'too_many_codes' ? phone : undefined)
    if (code !== 'code_wait') return answer.error
    change(attemptAfterWait(phone, retryAfterSeconds, Date.now()))
    return undefined
  }
  const codeIsSpent = () => {
    if (attempt) change(withSpentCode(attempt), !unpromised)
  }
  const expectCode = (phone: string) => change(attemptAfterWait(phone, longestWaitSeconds, Date.now()), false)
  return { attempt, sending, solving, send, resume, codeIsSpent, turnedAway, unpromised, expectCode }
}
