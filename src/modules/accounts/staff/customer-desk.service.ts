import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { nameKey } from '../domain/name-key.ts'
import { isStaff, personTypes } from '../domain/person.ts'
import { listAcceptances } from '../offer/acceptances.service.ts'
import { insertPerson } from '../person.repo.ts'
import { addressesWithDoors, addressOf } from '../profile/address.service.ts'
import { type Actor, recordAudit } from './audit.service.ts'
import type { Customer, CustomerAnswer, NewCustomerRequest } from './customer-desk.contract.ts'
import { type CallerRow, findByPhone } from './customer-desk.repo.ts'

/** Who is calling, by the number on the display. */
export async function findCustomer({ db }: { db: Db }, phone: string): Promise<Ok<CustomerAnswer>> {
  const person = await findByPhone(db, phone)
  const works = person !== undefined && isStaff(person)
  return ok({ customer: person && !works ? await customerOf(db, person) : null, is_staff: works })
}

/** An account for a caller who has none: whoever proves the number by a code signs in to it as usual. */
export function createCustomer(
  { db }: { db: Db },
  { phone, full_name: fullName }: NewCustomerRequest,
  actor: Actor,
): Promise<Result<Customer, Failure<'already_registered'>>> {
  return db.transaction(async (tx) => {
    const id = await insertPerson(tx, {
      phone,
      fullName,
      nameKey: nameKey(fullName),
      type: personTypes.personal,
      role: 'customer',
      createdAt: actor.now,
    })
    if (id === undefined) return err({ code: 'already_registered' })
    await recordAudit(tx, actor, {
      action: 'customer.create',
      object: `person:${id}`,
      after: { full_name: fullName },
    })
    const person = await findByPhone(tx, phone)
    assert(person, 'a person who was just written is there')
    return ok(await customerOf(tx, person))
  })
}

async function customerOf(db: Db, person: CallerRow): Promise<Customer> {
  return {
    id: String(person.id),
    phone: person.phone,
    full_name: person.fullName,
    type: person.type,
    company: person.company,
    status: person.status,
    created_at: person.createdAt.toISOString(),
    addresses: (await addressesWithDoors(db, person.id)).map(addressOf),
    offer: (await listAcceptances(db, person.id))[0] ?? null,
  }
}
