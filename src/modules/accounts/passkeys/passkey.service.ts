import { brand } from '#kernel/brand.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import {
  type Asker,
  askerAt,
  newChallenge,
  passkeyAlgorithms,
  readMade,
  readUsed,
  type UsedCredential,
} from '#platform/passkeys/passkeys.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { isFromCopy, passkeyRules } from '../domain/passkey-rules.ts'
import { isStaff } from '../domain/person.ts'
import { findPerson, findPersonByPhone, findSecondStep, lockPerson } from '../person.repo.ts'
import { type CodeFailure, checkCode, type Deps, type Origin } from '../sign-in/code.service.ts'
import { proveSecondStep } from '../sign-in/second-step.service.ts'
import type { SignedIn } from '../sign-in/session.service.ts'
import { type Actor, recordAudit } from '../staff/audit.service.ts'
import type { AddingOptions, AddRequest, AskAnswer, PasskeyView } from './passkey.contract.ts'
import {
  blockPasskey,
  type ChallengePurpose,
  deletePasskey,
  findPasskeys,
  insertPasskey,
  lockPasskey,
  type PasskeyRow,
  saveChallenge,
  savePasskeyUse,
  takeChallenge,
} from './passkey.repo.ts'

export async function listPasskeys({ db }: { db: Db }, person: number): Promise<Ok<PasskeyView[]>> {
  return ok((await findPasskeys(db, person)).map(viewOf))
}

const viewOf = (row: PasskeyRow): PasskeyView => ({
  id: String(row.id),
  name: row.name,
  created_at: row.createdAt.toISOString(),
  used_at: row.usedAt?.toISOString() ?? null,
  blocked: row.blockedAt !== null,
})

const described = ({ credentialId }: PasskeyRow) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
})

/** A question of this purpose, good for one answer, in the session or for the code it is asked in. */
async function askNew(tx: Db, person: number, purpose: ChallengePurpose, askedIn: string, now: Date) {
  const challenge = newChallenge()
  const expiresAt = new Date(now.getTime() + passkeyRules.challengeLifeMs)
  await saveChallenge(tx, person, purpose, { challenge, askedIn, expiresAt })
  return challenge.toString('base64url')
}

async function takeOpen(tx: Db, person: number, purpose: ChallengePurpose, askedIn: string, now: Date) {
  const asked = await takeChallenge(tx, person, purpose)
  return asked?.askedIn === askedIn && asked.expiresAt > now ? asked.challenge : undefined
}

type BeginFailure = Failure<'second_step_wrong' | 'too_many_guesses' | 'too_many_passkeys'>

export function beginPasskey(
  { db, secrets }: Deps,
  { person, session }: SignedIn,
  totp: string,
  origin: Origin,
  publicUrl: string,
): Promise<Result<AddingOptions, BeginFailure>> {
  const asker = askerAt(publicUrl)
  return db.transaction(async (tx) => {
    const known = await findPasskeys(tx, person)
    if (known.length >= passkeyRules.most) return err({ code: 'too_many_passkeys' })
    const proven = await proveSecondStep(tx, secrets, { person, totp, origin })
    if (!proven.ok) return proven
    const { phone, fullName } = await findPerson(tx, person)
    return ok({
      rp: { id: asker.id, name: brand.name },
      user: { id: handleOf(secrets, person), name: `+998${phone}`, displayName: fullName },
      challenge: await askNew(tx, person, 'add', `session:${session}`, origin.now),
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: passkeyRules.challengeLifeMs,
      // Which maker's device it is changes nothing for us.
      attestation: 'none' as const,
      authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
      excludeCredentials: known.map(described),
    })
  })
}

/** How devices tell people of ours apart, without telling anybody else who they are. */
const handleOf = (secrets: Secrets, person: number) =>
  secrets.mac('passkey owner', String(person)).toString('base64url')

export function addPasskey(
  { db }: { db: Db },
  { person, session }: SignedIn,
  { name, credential }: AddRequest,
  actor: Actor,
  publicUrl: string,
): Promise<Result<PasskeyView, Failure<'passkey_refused' | 'passkey_known' | 'too_many_passkeys'>>> {
  const asker = askerAt(publicUrl)
  return db.transaction(async (tx) => {
    await lockPerson(tx, person)
    const challenge = await takeOpen(tx, person, 'add', `session:${session}`, actor.now)
    const made = challenge && (await readMade(credential, { asker, challenge }))
    if (!made) return err({ code: 'passkey_refused' })
    if ((await findPasskeys(tx, person)).length >= passkeyRules.most)
      return err({ code: 'too_many_passkeys' })
    const { id: credentialId, publicKey, counter } = made
    const passkey = { name, credentialId, publicKey, counter, createdAt: actor.now }
    const id = await insertPasskey(tx, person, passkey)
    if (id === undefined) return err({ code: 'passkey_known' })
    await recordAudit(tx, actor, {
      action: 'passkey.add',
      object: `person:${person}`,
      after: { passkey: name },
    })
    return ok(viewOf({ ...passkey, id, usedAt: null, blockedAt: null }))
  })
}

export function removePasskey(
  { db }: { db: Db },
  person: number,
  id: string,
  actor: Actor,
): Promise<Result<Record<string, never>, Failure<'not_found' | 'last_second_step'>>> {
  return db.transaction(async (tx) => {
    // Holds the person: of two that are removed at once the second finds the first gone.
    const { sealed } = await findSecondStep(tx, person)
    const known = await findPasskeys(tx, person)
    const passkey = known.find((one) => String(one.id) === id)
    if (!passkey) return err({ code: 'not_found' })
    const others = known.filter((one) => one !== passkey && one.blockedAt === null)
    if (!sealed && others.length === 0) return err({ code: 'last_second_step' })
    await deletePasskey(tx, passkey.id)
    await recordAudit(tx, actor, {
      action: 'passkey.remove',
      object: `person:${person}`,
      before: { passkey: passkey.name },
    })
    return ok({})
  })
}

/** What is said of passkeys is said to whoever has the code of the SMS; the code is not spent by it. */
export function askForPasskey(
  { db, secrets }: Deps,
  { phone, code }: { phone: string; code: string },
  origin: Origin,
  publicUrl: string,
): Promise<Result<AskAnswer, CodeFailure>> {
  const asker = askerAt(publicUrl)
  return db.transaction(async (tx) => {
    const right = await checkCode(tx, secrets, { phone, code, origin })
    if (!right.ok) return right
    const person = await findPersonByPhone(tx, phone)
    const passkeys = person && isStaff(person) ? await findPasskeys(tx, person.id) : []
    const good = passkeys.filter(({ blockedAt }) => blockedAt === null)
    if (!person || good.length === 0) return ok({ passkey: null })
    return ok({
      passkey: {
        challenge: await askNew(tx, person.id, 'sign_in', `code:${right.value.id}`, origin.now),
        timeout: passkeyRules.challengeLifeMs,
        rpId: asker.id,
        userVerification: 'required' as const,
        allowCredentials: good.map(described),
      },
    })
  })
}

type Proof = { person: number; codeId: number; passkey: UsedCredential; asker: Asker; now: Date }

/** Whether the person's own passkey has answered the question that was asked with this very code. */
export async function provePasskey(tx: Db, { person, codeId, passkey, asker, now }: Proof): Promise<boolean> {
  const challenge = await takeOpen(tx, person, 'sign_in', `code:${codeId}`, now)
  const known = await lockPasskey(tx, person, Buffer.from(passkey.id, 'base64url'))
  if (!challenge || !known || known.blockedAt) return false
  const { credentialId: id, publicKey } = known
  const used = await readUsed(passkey, { id, publicKey }, { asker, challenge })
  if (!used) return false
  if (isFromCopy({ seen: known.counter, told: used.counter })) {
    await blockPasskey(tx, known.id, now)
    return false
  }
  await savePasskeyUse(tx, known.id, used.counter, now)
  return true
}
