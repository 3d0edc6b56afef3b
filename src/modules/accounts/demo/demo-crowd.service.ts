import { nameKey } from '../domain/name-key.ts'
import { acceptAtSignUp } from '../offer/acceptances.service.ts'
import { insertPerson } from '../person.repo.ts'
import type { Deps } from '../sign-in/code.service.ts'
import { saveStaff } from '../staff/staff.repo.ts'
import { crowdCustomers, crowdStaff } from './crowd.ts'
import { giveSecondSteps } from './demo-people.service.ts'

const dayMs = 86_400_000
/** Before anything of the two months happened; one came after the other. */
const FIRST_DAYS_AGO = 75

/** Everybody of the demo's two months who is not there yet. */
export async function loadDemoCrowd({ db, secrets }: Deps, now: Date): Promise<void> {
  for (const [index, person] of crowdCustomers.entries()) {
    const createdAt = new Date(now.getTime() - (FIRST_DAYS_AGO - index / 2) * dayMs)
    const id = await insertPerson(db, {
      ...person,
      role: 'customer',
      nameKey: nameKey(person.fullName),
      createdAt,
    })
    if (id !== undefined) await acceptAtSignUp(db, id, undefined, { locale: person.locale, now: createdAt })
  }
  const createdAt = new Date(now.getTime() - (FIRST_DAYS_AGO + 30) * dayMs)
  for (const person of crowdStaff) {
    const { fullName, role, at } = person
    const names = { fullName, nameKey: nameKey(fullName) }
    const id = await insertPerson(db, { ...person, ...names, type: 1, createdAt })
    if (id !== undefined && at === 'blocked') await saveStaff(db, id, { ...names, role, status: 'suspended' })
  }
  await giveSecondSteps(
    { db, secrets },
    crowdStaff.map(({ phone }) => phone),
  )
}
