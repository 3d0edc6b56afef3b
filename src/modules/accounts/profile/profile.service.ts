import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { giveUpReward, referralsOf, unspentReward } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Device, ProfileRequest, SignInHistory, User } from '../accounts.contract.ts'
import { deviceName } from '../domain/device.ts'
import { nameKey } from '../domain/name-key.ts'
import { choicesWith, type NoticeChoices } from '../domain/notices.ts'
import { isStaff, personTypes } from '../domain/person.ts'
import { retention } from '../domain/retention.ts'
import { accountDeleted } from '../events.ts'
import { listAcceptances } from '../offer/acceptances.service.ts'
import { numberIn, pageOf } from '../page.ts'
import { erasePerson, findPerson, lockPerson, saveProfile } from '../person.repo.ts'
import { findOwnLink } from '../personal-link/personal-link.repo.ts'
import { spendCode } from '../sign-in/code.repo.ts'
import { type CodeFailure, checkCode, type Deps, type Origin } from '../sign-in/code.service.ts'
import { findEvents } from '../sign-in/history.repo.ts'
import { deleteProofs } from '../sign-in/proof-code.repo.ts'
import { findDevices } from '../sign-in/session.repo.ts'
import type { SignedIn } from '../sign-in/session.service.ts'
import { type Actor, recordAudit } from '../staff/audit.service.ts'
import { findAddresses } from './address.repo.ts'
import { addressesWithDoors, addressOf } from './address.service.ts'
import { forgetCyrillicReader } from './cyrillic-reader.repo.ts'
import { type ChoiceRow, findChoices, saveChoice } from './notice-choice.repo.ts'

const PAGE = 30

export async function readUser(db: Db, id: number): Promise<User> {
  const person = await findPerson(db, id)
  assert(person.phone !== null, 'a deleted account has no sessions')
  const home = (await addressesWithDoors(db, id)).find(({ isDefault }) => isDefault)
  return {
    id: String(person.id),
    phone: person.phone,
    full_name: person.fullName,
    type: person.type,
    role: person.role,
    balance: await balanceOf(db, 'customer_balance', id),
    company: person.company,
    stir: person.stir,
    locale: person.locale,
    low_balance_threshold: person.lowBalanceThreshold,
    referral_code: person.referralCode,
    address: home ? addressOf(home) : null,
    offer_version: person.offerVersion,
    created_at: person.createdAt.toISOString(),
  }
}

/** Company and STIR together make a personal account a business; from then on both stay filled. */
export function editProfile(
  { db }: { db: Db },
  id: number,
  change: ProfileRequest,
  actor: Actor,
): Promise<Result<User, Failure<'invalid_input' | 'unauthorized'>>> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, id))) return err({ code: 'unauthorized' })
    const person = await findPerson(tx, id)
    const company = change.company ?? person.company
    const stir = change.stir ?? person.stir
    if ((company === null) !== (stir === null)) {
      return err({
        code: 'invalid_input',
        fields: [{ path: company === null ? 'company' : 'stir', code: 'required' }],
      })
    }
    const fullName = change.full_name ?? person.fullName
    await saveProfile(tx, id, {
      fullName,
      nameKey: nameKey(fullName),
      type: company === null || person.role !== 'customer' ? person.type : personTypes.merchant,
      company,
      stir,
      locale: change.locale ?? person.locale,
      lowBalanceThreshold:
        change.low_balance_threshold === undefined
          ? person.lowBalanceThreshold
          : change.low_balance_threshold,
    })
    // Staff are known by their names in the log, so a new one is a line of it.
    if (isStaff(person) && fullName !== person.fullName) {
      await recordAudit(tx, actor, {
        action: 'staff.rename',
        object: `person:${id}`,
        before: { full_name: person.fullName },
        after: { full_name: fullName },
      })
    }
    return ok(await readUser(tx, id))
  })
}

export async function listDevices({ db }: { db: Db }, who: SignedIn, now: Date): Promise<Ok<Device[]>> {
  const devices = await findDevices(db, who.person, now)
  return ok(
    devices.map((device) => ({
      id: String(device.id),
      current: device.id === who.session,
      device: deviceName(device.userAgent),
      address: device.address,
      created_at: device.createdAt.toISOString(),
      seen_at: device.seenAt.toISOString(),
    })),
  )
}

export async function listSignIns(
  { db }: { db: Db },
  person: number,
  cursor: string | undefined,
  limit = PAGE,
): Promise<Ok<SignInHistory>> {
  const before = numberIn(cursor)
  const found = await findEvents(db, person, before, limit + 1)
  const { page, next_cursor } = pageOf(found, limit)
  return ok({
    items: page.map(({ kind, at, address, userAgent }) => ({
      kind,
      at: at.toISOString(),
      address,
      device: deviceName(userAgent),
    })),
    next_cursor,
  })
}

export async function readChoices({ db }: { db: Db }, person: number): Promise<Ok<NoticeChoices>> {
  return ok(choicesWith(await findChoices(db, person)))
}

export async function choose(
  { db }: { db: Db },
  person: number,
  choice: ChoiceRow,
): Promise<Result<NoticeChoices, Failure<'unauthorized'>>> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    await saveChoice(tx, person, choice)
    return readChoices({ db: tx }, person)
  })
}

const MOST_EVENTS = 10_000

/** The account and what belongs to it, in one document. Parcels and money are read where they live. */
export async function readMyData({ db }: { db: Db }, who: SignedIn, now: Date) {
  const [user, addresses, link, offers, choices, devices, history, referrals] = [
    await readUser(db, who.person),
    await findAddresses(db, who.person),
    await findOwnLink(db, who.person),
    await listAcceptances(db, who.person),
    await readChoices({ db }, who.person),
    await listDevices({ db }, who, now),
    await listSignIns({ db }, who.person, undefined, MOST_EVENTS),
    await referralsOf(db, who.person),
  ]
  return ok({
    user,
    addresses: addresses.map(addressOf),
    personal_link: link?.code ?? null,
    offers_accepted: offers,
    notification_settings: choices.value,
    devices: devices.value,
    sign_in_history: history.value.items,
    referrals,
  })
}

/** What we owe the person, and what they owe us: an account is deleted with neither. A reward is no debt of ours. */
async function hasMoney(db: Db, person: number, reward: number): Promise<boolean> {
  for (const kind of ['cod_owed', 'prepaid', 'receivable'] as const) {
    if ((await balanceOf(db, kind, person)) !== 0) return true
  }
  return (await balanceOf(db, 'customer_balance', person)) !== reward
}

/** What an account's end means elsewhere. Those who know hand it in. */
export type AccountEnd = {
  /** Whether something of this person's is still under way: a parcel, a payment. */
  isUnderWay: (db: Db, person: number, now: Date) => Promise<boolean>
  /** Takes away what others keep of the person and no law asks for. */
  forget: (tx: Db, person: number, now: Date) => Promise<void>
}

type DeletionFailure = CodeFailure | Failure<'unauthorized' | 'account_has_money' | 'account_has_orders'>

/** Confirmed by a fresh code, so that a phone left on a table cannot do it. */
export function deleteAccount(
  { db, secrets }: Deps,
  person: number,
  code: string,
  origin: Origin,
  { isUnderWay, forget }: AccountEnd,
): Promise<Result<Record<string, never>, DeletionFailure>> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    const { phone } = await findPerson(tx, person)
    assert(phone !== null, 'a deleted account has no sessions')
    const right = await checkCode(tx, secrets, { phone, code, origin })
    if (!right.ok) return right
    // Money last: what ends while this is asked (a cancelled order) has put it on the balance by then.
    if (await isUnderWay(tx, person, origin.now)) return err({ code: 'account_has_orders' })
    const reward = await unspentReward(tx, person)
    if (await hasMoney(tx, person, reward)) return err({ code: 'account_has_money' })
    if (reward > 0) await giveUpReward(tx, person, reward, origin.now)
    await spendCode(tx, right.value.id, origin.now)
    const keepUntil = new Date(origin.now)
    keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + retention.deletedYears)
    await erasePerson(tx, person, origin.now, keepUntil)
    await deleteProofs(tx, person)
    await forgetCyrillicReader(tx, phone)
    await forget(tx, person, origin.now)
    await emit(tx, accountDeleted, phone, { phone })
    return ok({})
  })
}
