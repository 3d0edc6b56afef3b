import { timingSafeEqual } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { type ProofPurpose, proofLimits, refusalToProve } from '../domain/proof-rules.ts'
import { codeRules } from '../domain/sign-in-rules.ts'
import { proofRequested } from '../events.ts'
import { findPerson, lockPerson } from '../person.repo.ts'
import { type CodePromise, codePromise, type Deps, drawCode, refused } from './code.service.ts'
import {
  countProofs,
  countProofTry,
  findNewestProof,
  findProofToSend,
  insertProof,
  spendProof,
} from './proof-code.repo.ts'

type Asked = { person: number; purpose: ProofPurpose; now: Date }

/** To the phone of the account, now: whoever has only the session does not read it. */
export function sendProofCode(
  { db, secrets }: Deps,
  { person, purpose, now, locale }: Asked & { locale: Locale },
): Promise<Result<CodePromise, Failure<'code_wait' | 'too_many_codes'>>> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, person)
    const since = new Date(now.getTime() - proofLimits.windowMs)
    const refusal = refusalToProve(await countProofs(tx, person, purpose, since), now)
    if (refusal) return refused(refusal)
    const phone = await phoneOf(tx, person)
    const code = drawCode()
    const proofId = await insertProof(tx, {
      personId: person,
      purpose,
      phone,
      codeMac: macOf(secrets, { person, purpose, phone, code }),
      sealed: secrets.seal('proof code', code),
      locale,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeRules.lifeMs),
    })
    await emit(tx, proofRequested, `person:${person}`, { proofId })
    return ok(codePromise)
  })
}

/** Right, and spent by it. A wrong one costs a try, so whoever calls lets the transaction end well also then. */
export async function takeProofCode(
  tx: Db,
  secrets: Secrets,
  { person, purpose, now, code }: Asked & { code: string },
): Promise<Result<object, Failure<'wrong_code' | 'code_expired'>>> {
  const live = await findNewestProof(tx, person, purpose)
  if (!live || live.usedAt || live.expiresAt <= now || live.tries >= codeRules.tries)
    return err({ code: 'code_expired' })
  const phone = await phoneOf(tx, person)
  if (timingSafeEqual(live.codeMac, macOf(secrets, { person, purpose, phone, code }))) {
    await spendProof(tx, live.id, now)
    return ok({})
  }
  await countProofTry(tx, live.id)
  const left = codeRules.tries - live.tries - 1
  return err(left > 0 ? { code: 'wrong_code', values: { left: String(left) } } : { code: 'code_expired' })
}

async function phoneOf(db: Db, person: number): Promise<string> {
  const { phone } = await findPerson(db, person)
  assert(phone !== null, 'a deleted account has no sessions')
  return phone
}

type Bound = { person: number; purpose: ProofPurpose; phone: string; code: string }

const macOf = (secrets: Secrets, { person, purpose, phone, code }: Bound) =>
  secrets.mac('proof code', `${person} ${purpose} ${phone} ${code}`)

/** For the gateway: undefined when it is too old, spent or already sent. */
export async function readProofForSending({ db, secrets }: Deps, proofId: number, now: Date) {
  const waiting = await findProofToSend(db, proofId, now)
  const code = waiting && secrets.open('proof code', waiting.sealed)
  if (!waiting || code === undefined) return undefined
  const { phone, purpose, locale, expiresAt } = waiting
  return { phone, purpose, code, locale: locale as Locale, expiresAt }
}
