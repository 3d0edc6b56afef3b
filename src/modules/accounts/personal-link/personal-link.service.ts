import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { shownName } from '../domain/shown-name.ts'
import { lockPerson } from '../person.repo.ts'
import { findAddresses } from '../profile/address.repo.ts'
import type { LinkOwner, PersonalLink, PersonalLinkRequest } from './personal-link.contract.ts'
import { deleteLink, findLinkTarget, findOwnLink, type LinkTarget, saveLink } from './personal-link.repo.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 14
const codeShape = /^[0-9A-Za-z]{14}$/

const drawCode = () =>
  Array.from({ length: LENGTH }, () => letters.charAt(randomInt(letters.length))).join('')

export async function readOwnLink({ db }: { db: Db }, person: number): Promise<Ok<PersonalLink | null>> {
  const row = await findOwnLink(db, person)
  if (!row) return ok(null)
  return ok({
    code: row.code,
    address_id: row.addressId === null ? null : String(row.addressId),
    name: shownName(row.fullName),
    region: row.regionId,
    city: row.districtId,
    created_at: row.createdAt.toISOString(),
  })
}

/** Makes the link, or a new one in the place of the old. */
export function makeLink(
  { db }: { db: Db },
  person: number,
  { address_id }: PersonalLinkRequest,
  now: Date,
): Promise<Result<PersonalLink, Failure<'not_found' | 'address_required' | 'unauthorized'>>> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    const addresses = await findAddresses(tx, person)
    if (addresses.length === 0) return err({ code: 'address_required' })
    const addressId = address_id ?? null
    if (addressId !== null && !addresses.some(({ id }) => String(id) === addressId))
      return err({ code: 'not_found' })
    await saveLink(tx, { personId: person, code: drawCode(), addressId, now })
    const { value } = await readOwnLink({ db: tx }, person)
    assert(value, 'a link that was just written is there')
    return ok(value)
  })
}

export async function removeLink({ db }: { db: Db }, person: number): Promise<Ok<Record<string, never>>> {
  await deleteLink(db, person)
  return ok({})
}

/** What whoever has the link may know. Unknown, replaced and impossible codes answer the same. */
export async function readLinkOwner(
  { db }: { db: Db },
  code: string,
): Promise<Result<LinkOwner, Failure<'not_found'>>> {
  const target = await linkTarget(db, code)
  if (!target) return err({ code: 'not_found' })
  return ok({ name: target.shownName, region: target.regionId, city: target.districtId })
}

/** Whom and where to send to: for the order, never for the eyes of the sender. */
export async function linkTarget(
  db: Db,
  code: string,
): Promise<(LinkTarget & { shownName: string }) | undefined> {
  const target = codeShape.test(code) ? await findLinkTarget(db, code) : undefined
  return target && { ...target, shownName: shownName(target.fullName) }
}
