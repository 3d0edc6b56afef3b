import type { Db } from '#platform/db/database.ts'
import { insertPerson, type PersonRow } from './accounts.repo.ts'

/** Invented people, one for every role; their numbers are printed when the server starts in demo mode. */
export const demoPeople = [
  { phone: '901000001', fullName: 'Dilnoza Karimova', type: 1, role: 'customer' },
  { phone: '901000008', fullName: 'Margʻilon Atlas MCHJ', type: 8, role: 'customer' },
  { phone: '901000011', fullName: 'Jasur Toʻxtayev', type: 1, role: 'courier' },
  { phone: '901000012', fullName: 'Nilufar Abdullayeva', type: 1, role: 'agent' },
  { phone: '901000013', fullName: 'Gulnoza Xolmatova', type: 1, role: 'operator' },
  { phone: '901000014', fullName: 'Sanjar Usmonov', type: 1, role: 'cashier' },
  { phone: '901000015', fullName: 'Oygul Rahimova', type: 1, role: 'admin' },
] as const satisfies readonly PersonRow[]

export async function loadDemoPeople({ db }: { db: Db }): Promise<void> {
  for (const person of demoPeople) await insertPerson(db, person)
}
