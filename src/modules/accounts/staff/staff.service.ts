import { assert } from '#kernel/assert.ts'
import { brand } from '#kernel/brand.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { endPhones } from '../devices/devices.service.ts'
import type { DeviceEnd } from '../domain/courier-phone.ts'
import { nameKey } from '../domain/name-key.ts'
import { personTypes } from '../domain/person.ts'
import { staffNews } from '../events.ts'
import { numberIn, pageOf } from '../page.ts'
import { deletePasskeys } from '../passkeys/passkey.repo.ts'
import { findPersonByPhone, insertPerson, saveSecondStep } from '../person.repo.ts'
import type { Deps } from '../sign-in/code.service.ts'
import { endSessions } from '../sign-in/session.repo.ts'
import { newTotpSecret, totpUri } from '../sign-in/totp.ts'
import { type Actor, recordAudit } from './audit.service.ts'
import { soughtName } from './sought-name.ts'
import type { NewStaffRequest, SecondStep, StaffChange, StaffMember, StaffQuery } from './staff.contract.ts'
import {
  findStaff,
  findStaffMember,
  lockAdmins,
  lockStaffMember,
  makeCustomer,
  type StaffRow,
  saveStaff,
} from './staff.repo.ts'
import { refusalToLeave, type StaffHands } from './staff-hands.service.ts'

const PAGE = 50

export async function listStaff(
  { db }: { db: Db },
  query: StaffQuery,
): Promise<Result<{ items: StaffMember[]; next_cursor: string | null }, never>> {
  const after = numberIn(query.cursor)
  const { role, status, q = '' } = query
  const sought = soughtName(q)
  if (q && !sought.digits && !sought.nameKey) return ok({ items: [], next_cursor: null })
  const found = await findStaff(db, { role, status, ...sought, after, limit: PAGE + 1 })
  const { page, next_cursor } = pageOf(found, PAGE)
  return ok({
    items: page.map(memberOf),
    next_cursor,
  })
}

/** A new number becomes staff at once; a customer's number becomes staff and keeps its history. */
export function addStaff(
  { db, secrets }: Deps,
  request: NewStaffRequest,
  actor: Actor,
): Promise<Result<{ person: StaffMember; second_step: SecondStep }, Failure<'already_registered'>>> {
  const { phone, full_name: fullName, role } = request
  return db.transaction(async (tx) => {
    const key = nameKey(fullName)
    const known = await findPersonByPhone(tx, phone)
    if (known && known.role !== 'customer') return err({ code: 'already_registered' })
    const id =
      known?.id ??
      (await insertPerson(tx, {
        phone,
        fullName,
        nameKey: key,
        type: personTypes.personal,
        role,
        createdAt: actor.now,
      }))
    if (id === undefined) return err({ code: 'already_registered' })
    if (known) {
      await saveStaff(tx, id, { fullName, nameKey: key, role, status: 'active' })
      await endSessions(tx, id, actor.now, null)
    }
    const secondStep = await giveSecondStep(tx, secrets, id, phone)
    const before = known && { full_name: known.fullName, role: known.role, status: known.status }
    const after = { full_name: fullName, role, status: 'active' }
    await recordAudit(tx, actor, { action: 'staff.create', object: `person:${id}`, before, after })
    return ok({ person: await readMember(tx, id), second_step: secondStep })
  })
}

type Unchangeable = 'not_found' | 'not_yourself' | 'forbidden' | 'staff_holds_cash' | 'staff_holds_parcels'

/** Who changes it, and what there is to know of the hands of the other. */
export type StaffScene = { actor: Actor; hands: StaffHands }

/**
 * Another role or a suspension ends every session and phone: the next sign-in has the new rights. A suspension waits for
 * nothing; what the person holds is handed over afterwards, and what they have only accepted goes back to the others.
 */
export function changeStaff(
  { db, secrets }: Deps,
  id: string,
  change: StaffChange,
  { actor, hands }: StaffScene,
): Promise<Result<StaffMember, Failure<Unchangeable>>> {
  return db.transaction(async (tx) => {
    if (!(await isStillAdmin(tx, actor))) return err({ code: 'forbidden' })
    await lockStaffMember(tx, id)
    const row = await findStaffMember(tx, id)
    if (!row) return err({ code: 'not_found' })
    const fullName = change.full_name ?? row.fullName
    const role = change.role ?? row.role
    const status = change.status ?? row.status
    const losesRights = role !== row.role || status !== row.status
    // Nobody locks themselves out, so there is always an admin left.
    if (losesRights && row.id === actor.caller.person) return err({ code: 'not_yourself' })
    const refusal = role === row.role ? undefined : await refusalToLeave(tx, row.id, hands)
    if (refusal) return err(refusal)
    if (role !== row.role) await hands.leave(tx, actor, row.id)
    await saveStaff(tx, row.id, { fullName, nameKey: nameKey(fullName), role, status })
    if (losesRights) {
      await signOutEverywhere(tx, row.id, role === row.role ? 'suspended' : 'dismissed', actor)
      await hands.letGo(tx, row.id, { by: actor, secrets })
    }
    if (status === 'suspended' && row.status === 'active') {
      const news = { personId: row.id, news: 'suspended', at: actor.now.toISOString() } as const
      await emit(tx, staffNews, `person:${row.id}`, news)
    }
    await recordAudit(tx, actor, {
      action: 'staff.edit',
      object: `person:${row.id}`,
      before: { full_name: row.fullName, role: row.role, status: row.status },
      after: { full_name: fullName, role, status },
    })
    return ok(await readMember(tx, row.id))
  })
}

async function signOutEverywhere(tx: Db, person: number, because: DeviceEnd, { caller, now }: Actor) {
  await endSessions(tx, person, now, null)
  await endPhones(tx, person, 'all', { because, by: caller.person, now })
}

async function isStillAdmin(tx: Db, { caller }: Actor): Promise<boolean> {
  return (await lockAdmins(tx)).some((id) => id === caller.person)
}

/** Somebody who leaves is a customer again, with their number and without rights. */
export function dismiss(
  { db, secrets }: Deps,
  id: string,
  { actor, hands }: StaffScene,
): Promise<Result<Record<string, never>, Failure<Unchangeable>>> {
  return db.transaction(async (tx) => {
    if (!(await isStillAdmin(tx, actor))) return err({ code: 'forbidden' })
    await lockStaffMember(tx, id)
    const row = await findStaffMember(tx, id)
    if (!row) return err({ code: 'not_found' })
    if (row.id === actor.caller.person) return err({ code: 'not_yourself' })
    const refusal = await refusalToLeave(tx, row.id, hands)
    if (refusal) return err(refusal)
    await hands.letGo(tx, row.id, { by: actor, secrets })
    await hands.leave(tx, actor, row.id)
    await makeCustomer(tx, row.id)
    await deletePasskeys(tx, row.id)
    await signOutEverywhere(tx, row.id, 'dismissed', actor)
    await recordAudit(tx, actor, {
      action: 'staff.dismiss',
      object: `person:${row.id}`,
      before: { role: row.role, status: row.status },
      after: { role: 'customer', status: 'active' },
    })
    return ok({})
  })
}

/**
 * The old authenticator stops working with every passkey and phone, and whoever is signed in has to come in again: whoever lost a
 * phone may have lost both. Never one's own: a session that was left open would make its own second step.
 */
export function renewSecondStep(
  { db, secrets }: Deps,
  id: string,
  actor: Actor,
): Promise<Result<SecondStep, Failure<'not_found' | 'not_yourself'>>> {
  return db.transaction(async (tx) => {
    await lockStaffMember(tx, id)
    const row = await findStaffMember(tx, id)
    if (!row) return err({ code: 'not_found' })
    if (row.id === actor.caller.person) return err({ code: 'not_yourself' })
    const secondStep = await giveSecondStep(tx, secrets, row.id, row.phone)
    await signOutEverywhere(tx, row.id, 'renewed', actor)
    await recordAudit(tx, actor, { action: 'staff.second-step', object: `person:${row.id}` })
    return ok(secondStep)
  })
}

export async function giveSecondStep(
  tx: Db,
  secrets: Secrets,
  id: number,
  phone: string,
): Promise<SecondStep> {
  const secret = newTotpSecret()
  await deletePasskeys(tx, id)
  await saveSecondStep(tx, id, secrets.seal('second step', secret))
  return { secret, uri: totpUri(secret, { issuer: brand.name, account: `+998${phone}` }) }
}

async function readMember(tx: Db, id: number): Promise<StaffMember> {
  const row = await findStaffMember(tx, id)
  assert(row !== undefined, 'a member of staff who was just written is there')
  return memberOf(row)
}

function memberOf(row: StaffRow): StaffMember {
  return {
    id: String(row.id),
    phone: row.phone,
    full_name: row.fullName,
    role: row.role,
    status: row.status,
    second_step: row.secondStep,
    passkeys: row.passkeys,
    seen_at: row.seenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}
