import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { offerNamed } from '#modules/content/index.ts'
import { inviteFriend, welcomeCustomer } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type Asker, askerAt } from '#platform/passkeys/passkeys.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { LoginRequest, SignUpRequest, User } from '../accounts.contract.ts'
import { nameKey } from '../domain/name-key.ts'
import { isStaff, type Person, personTypes, type Role } from '../domain/person.ts'
import { acceptAtSignUp } from '../offer/acceptances.service.ts'
import { provePasskey } from '../passkeys/passkey.service.ts'
import { findPersonByPhone, findReferrer, hadAccount, insertPerson } from '../person.repo.ts'
import { readUser } from '../profile/profile.service.ts'
import { countTry, type LiveCode, spendCode } from './code.repo.ts'
import { type CodeFailure, checkCode, type Deps, eventOf, type Origin } from './code.service.ts'
import { insertEvent } from './history.repo.ts'
import { knowDevice } from './known-device.service.ts'
import { spendDigits } from './second-step.service.ts'
import { openSession } from './session.service.ts'

/** `device`: what the browser is to be known by; it goes into its cookie and nowhere else. */
export type SignedInAnswer = { access_token: string; user: User; device: string }

type LoginFailure = CodeFailure | Failure<'not_registered' | 'account_suspended' | SecondStepFailure>

export type SecondStepFailure = 'second_step_required' | 'second_step_wrong' | 'passkey_refused'

/**
 * The code first: until it was right, a known and an unknown number get the same answers. Staff give the digits of
 * their authenticator as well, or use a passkey.
 */
export function signIn(
  { db, secrets }: Deps,
  { phone, code, ...shown }: LoginRequest,
  origin: Origin,
  publicUrl: string,
): Promise<Result<SignedInAnswer, LoginFailure>> {
  return db.transaction(async (tx) => {
    const right = await checkCode(tx, secrets, { phone, code, origin })
    if (!right.ok) return right
    const person = await findPersonByPhone(tx, phone)
    if (!person) return err({ code: 'not_registered' })
    if (person.status === 'suspended') return err({ code: 'account_suspended' })
    const step = isStaff(person)
      ? await takeSecondStep(tx, secrets, {
          person,
          shown,
          right: right.value,
          origin,
          asker: askerAt(publicUrl),
        })
      : ok({})
    if (!step.ok) return step
    await spendCode(tx, right.value.id, origin.now)
    return ok(await enter(tx, { ...person, phone }, 'signed_in', origin))
  })
}

type Attempt = {
  person: Person
  shown: Pick<LoginRequest, 'totp' | 'passkey'>
  right: LiveCode
  origin: Origin
  asker: Asker
}

/** Asks for the digits or a passkey, and spends them. */
export async function takeSecondStep(
  tx: Db,
  secrets: Secrets,
  { person, shown, right, origin, asker }: Attempt,
): Promise<Result<object, Failure<SecondStepFailure>>> {
  const { phone } = person
  const { totp, passkey } = shown
  assert(phone !== null, 'found by the phone')
  if (!totp && !passkey) {
    await insertEvent(tx, eventOf(phone, 'second_step_asked', origin))
    return err({ code: 'second_step_required' })
  }
  const isProven = passkey
    ? await provePasskey(tx, { person: person.id, codeId: right.id, passkey, asker, now: origin.now })
    : await spendDigits(tx, secrets, person.id, totp ?? '', origin.now)
  if (isProven) return ok({})
  // A guess costs a try of the code, so that the authenticator cannot be guessed either.
  await countTry(tx, right.id)
  await insertEvent(tx, eventOf(phone, 'second_step_wrong', origin))
  return err({ code: passkey ? 'passkey_refused' : 'second_step_wrong' })
}

const unknownOffer = {
  code: 'invalid_input',
  fields: [{ path: 'offer_version', code: 'invalid_choice' }],
} as const satisfies Failure<'invalid_input'>

/** One code serves login or sign-up: a number that is known already may still sign in with it. */
export function signUp(
  { db, secrets }: Deps,
  request: SignUpRequest,
  locale: Locale,
  origin: Origin,
): Promise<Result<SignedInAnswer, CodeFailure | Failure<'already_registered' | 'invalid_input'>>> {
  const { phone, code, offer_version: shown } = request
  return db.transaction(async (tx) => {
    if (shown !== undefined && !offerNamed(shown)) return err(unknownOffer)
    const right = await checkCode(tx, secrets, { phone, code, origin })
    if (!right.ok) return right
    const inviterId = await referrerOf(tx, request.referral_id)
    const isBusiness = request.account_type === 'business'
    const id = await insertPerson(tx, {
      phone,
      fullName: request.full_name,
      nameKey: nameKey(request.full_name),
      type: isBusiness ? personTypes.merchant : personTypes.personal,
      role: 'customer',
      company: isBusiness ? request.company : undefined,
      stir: isBusiness ? request.stir : undefined,
      locale,
      referredBy: inviterId,
      createdAt: origin.now,
    })
    if (id === undefined) return err({ code: 'already_registered' })
    await acceptAtSignUp(tx, id, shown, { locale, now: origin.now })
    await spendCode(tx, right.value.id, origin.now)
    // Whoever was here before is promised nothing a second time.
    const isNew = !(await hadAccount(tx, phone))
    if (isNew) await welcomeCustomer(tx, id, origin.now, request.referral_id)
    if (inviterId !== undefined) await inviteFriend(tx, { friendId: id, inviterId, isNew, now: origin.now })
    return ok(await enter(tx, { id, phone, role: 'customer' }, 'signed_up', origin))
  })
}

const referralShape = /^[A-Za-z0-9_-]{4,32}$/

async function referrerOf(tx: Db, referralId: string | undefined): Promise<number | undefined> {
  return referralId && referralShape.test(referralId) ? findReferrer(tx, referralId) : undefined
}

/** Opens the session; one of the courier's app ends with its phone. */
export async function enter(
  tx: Db,
  person: { id: number; phone: string; role: Role },
  kind: 'signed_up' | 'signed_in',
  origin: Origin,
  courierDevice?: string,
): Promise<SignedInAnswer> {
  const token = await openSession(tx, person, origin, courierDevice)
  await insertEvent(tx, eventOf(person.phone, kind, origin))
  const device = await knowDevice(tx, { phone: person.phone, device: origin.device, now: origin.now })
  return { access_token: token, user: await readUser(tx, person.id), device }
}
