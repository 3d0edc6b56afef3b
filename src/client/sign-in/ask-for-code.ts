import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import type { Api } from '../api.ts'
import { solveChallenge } from './solve-challenge.ts'

/** The work may have become dearer meanwhile; then it is done once more. */
const MOST_CHALLENGES = 3

/** Asks for a code, and does the work that the server asks for while many codes are asked for. */
export async function askForCode(api: Api, phone: string, onSolving?: (solving: boolean) => void) {
  let answer = await api.call(signInCalls.sendCode, { body: { phone } })
  for (let n = 0; n < MOST_CHALLENGES && !answer.ok && answer.error.code === 'challenge_required'; n++) {
    onSolving?.(true)
    const solution = await solveChallenge(answer.error.challenge)
    if (!solution) break
    answer = await api.call(signInCalls.sendCode, { body: { phone, solution } })
  }
  onSolving?.(false)
  return answer
}
