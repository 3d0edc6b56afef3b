import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import { nameKey } from '../domain/name-key.ts'
import { personTypes } from '../domain/person.ts'
import { findPersonByPhone, insertPerson } from '../person.repo.ts'
import type { Deps } from '../sign-in/code.service.ts'
import { endSessions } from '../sign-in/session.repo.ts'
import { recordByCommandLine } from './audit.service.ts'
import type { SecondStep } from './staff.contract.ts'
import { saveStaff } from './staff.repo.ts'
import { giveSecondStep } from './staff.service.ts'
import { holdsCash } from './staff-hands.service.ts'

export type NewAdmin = { phone: string; fullName: string }
export type Appointed = { id: number; isNew: boolean; second_step: SecondStep }

/**
 * The first admin, and the way back in for one who lost phone or rights: whoever commands the server makes an admin of
 * any number. All that was signed in with it ends, and only the new second step is good.
 */
export function appointAdmin(
  { db, secrets }: Deps,
  { phone, fullName }: NewAdmin,
  { now, systemUser }: { now: Date; systemUser: string },
): Promise<Result<Appointed, Failure<'staff_holds_cash'>>> {
  const admin = { fullName, nameKey: nameKey(fullName), role: 'admin' } as const
  return db.transaction(async (tx) => {
    const newId = await insertPerson(tx, { ...admin, phone, type: personTypes.personal, createdAt: now })
    const known = newId === undefined ? await findPersonByPhone(tx, phone) : undefined
    const id = newId ?? known?.id
    assert(id !== undefined, 'a number that is taken belongs to somebody')
    if (known) {
      if (known.role !== 'admin' && (await holdsCash(tx, id))) return err({ code: 'staff_holds_cash' })
      await saveStaff(tx, id, { ...admin, status: 'active' })
      await endSessions(tx, id, now, null)
    }
    const secondStep = await giveSecondStep(tx, secrets, id, phone)
    await recordByCommandLine(tx, now, {
      action: 'staff.appoint-admin',
      object: `person:${id}`,
      before: known && { full_name: known.fullName, role: known.role, status: known.status },
      after: { full_name: fullName, role: 'admin', status: 'active', system_user: systemUser },
    })
    return ok({ id, isNew: known === undefined, second_step: secondStep })
  })
}
