import type { Db } from '#platform/db/database.ts'
import type { StaffRole } from '../domain/person.ts'
import { findColleagues } from './staff.repo.ts'

type Colleague = { id: string; name: string; role: StaffRole }

const colleagues = async (db: Db, roles: readonly StaffRole[]): Promise<Colleague[]> =>
  (await findColleagues(db, roles)).map((one) => ({ ...one, id: String(one.id) }))

/** Those who read and answer what comes to the desk: it can be handed to them. */
export const deskColleagues = (db: Db) => colleagues(db, ['operator', 'admin'])

/** Those who may have work of the desk at all; what each may deal with is a matter of rights. */
export const workColleagues = (db: Db) => colleagues(db, ['operator', 'cashier', 'admin'])
