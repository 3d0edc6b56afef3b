import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { secondStepGuesses } from '../domain/passkey-rules.ts'
import { findPerson, findSecondStep, lockPerson, spendSecondStep } from '../person.repo.ts'
import { eventOf, type Origin } from './code.service.ts'
import { countWrongSteps, insertEvent } from './history.repo.ts'
import { matchTotp } from './totp.ts'

/** Whether these are the digits of the person's authenticator; they are spent by being right. */
export async function spendDigits(
  tx: Db,
  secrets: Secrets,
  personId: number,
  totp: string,
  now: Date,
): Promise<boolean> {
  const { sealed, step: lastStep } = await findSecondStep(tx, personId)
  const secret = sealed && secrets.open('second step', sealed)
  const step = secret ? matchTotp(secret, totp, now, lastStep) : undefined
  if (step !== undefined) await spendSecondStep(tx, personId, step)
  return step !== undefined
}

/** Somebody who is signed in shows their authenticator anew, so that a session alone does not do what follows. */
export async function proveSecondStep(
  tx: Db,
  secrets: Secrets,
  { person, totp, origin }: { person: number; totp: string; origin: Origin },
): Promise<Result<object, Failure<'second_step_wrong' | 'too_many_guesses'>>> {
  const { phone } = await findPerson(tx, person)
  assert(phone !== null, 'a deleted account has no sessions')
  // Held first: guesses that come at once are counted one after the other.
  await lockPerson(tx, person)
  const since = new Date(origin.now.getTime() - secondStepGuesses.windowMs)
  if ((await countWrongSteps(tx, phone, since)) >= secondStepGuesses.limit)
    return err({ code: 'too_many_guesses' })
  if (await spendDigits(tx, secrets, person, totp, origin.now)) return ok({})
  await insertEvent(tx, eventOf(phone, 'second_step_wrong', origin))
  return err({ code: 'second_step_wrong' })
}
