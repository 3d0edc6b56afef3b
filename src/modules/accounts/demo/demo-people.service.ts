import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { nameKey } from '../domain/name-key.ts'
import { isStaff, type PersonType, type Role } from '../domain/person.ts'
import { acceptAtSignUp } from '../offer/acceptances.service.ts'
import {
  findPersonByPhone,
  findSecondStep,
  insertPerson,
  saveProfile,
  saveSecondStep,
} from '../person.repo.ts'
import { findAddresses, insertAddress } from '../profile/address.repo.ts'
import type { Deps } from '../sign-in/code.service.ts'
import { newTotpSecret, totpAt } from '../sign-in/totp.ts'

type DemoPerson = { phone: string; fullName: string; type: PersonType; role: Role }

/** Invented people, one for every role and a second one for what takes two; their numbers are printed when the server starts in demo mode. */
export const demoPeople = [
  { phone: '901000001', fullName: 'Dilnoza Karimova', type: 1, role: 'customer' },
  { phone: '901000008', fullName: 'Margʻilon Atlas MCHJ', type: 8, role: 'customer' },
  { phone: '901000011', fullName: 'Jasur Toʻxtayev', type: 1, role: 'courier' },
  { phone: '901000012', fullName: 'Nilufar Abdullayeva', type: 1, role: 'agent' },
  { phone: '901000013', fullName: 'Gulnoza Xolmatova', type: 1, role: 'operator' },
  { phone: '901000014', fullName: 'Sanjar Usmonov', type: 1, role: 'cashier' },
  { phone: '901000015', fullName: 'Oygul Rahimova', type: 1, role: 'admin' },
  { phone: '901000016', fullName: 'Malika Yoʻldosheva', type: 1, role: 'cashier' },
  { phone: '901000017', fullName: 'Bahodir Ergashev', type: 1, role: 'admin' },
  { phone: '901000018', fullName: 'Otabek Salimov', type: 1, role: 'courier' },
  { phone: '901000009', fullName: 'Chilonzor Kitob MCHJ', type: 8, role: 'customer' },
  { phone: '901000019', fullName: 'Shuhrat Normatov', type: 1, role: 'agent' },
] as const satisfies readonly DemoPerson[]

const demoBusinesses: Readonly<Record<string, { company: string; stir: string }>> = {
  '901000008': { company: 'Margʻilon Atlas MCHJ', stir: '301234567' },
  '901000009': { company: 'Chilonzor Kitob MCHJ', stir: '302345678' },
}

export async function loadDemoPeople({ db }: { db: Db }, now: Date): Promise<void> {
  for (const person of demoPeople) {
    const business = demoBusinesses[person.phone] ?? {}
    const id = await insertPerson(db, {
      ...person,
      ...business,
      nameKey: nameKey(person.fullName),
      createdAt: now,
    })
    if (id !== undefined && person.role === 'customer')
      await acceptAtSignUp(db, id, undefined, { locale: 'uz', now })
  }
}

/** Where the demo's merchant sends from. Apart from the people themselves: a demo of before gets it too. */
export async function loadDemoHome({ db }: { db: Db }, now: Date): Promise<void> {
  const merchant = demoPeople.find(({ type }) => type === 8)
  const person = merchant && (await findPersonByPhone(db, merchant.phone))
  if (!person || (await findAddresses(db, person.id)).length > 0) return
  await insertAddress(db, person.id, { ...demoHome, isDefault: true, now })
}

const demoHome = {
  label: 'Doʻkon',
  regionId: 12,
  districtId: 177,
  mahalla: null,
  street: 'Mustaqillik koʻchasi, 84-uy',
  landmark: 'Ipak fabrikasi darvozasi',
  latitude: null,
  longitude: null,
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  pinSource: null,
  pinAt: null,
}

/** All demo staff share one authenticator, whose secret is drawn with the installation's key and printed on start. */
export function demoTotpSecret(secrets: Secrets): string {
  return newTotpSecret(secrets.mac('demo second step', '').subarray(0, 20))
}

/** Apart from the people themselves: a demo that was started before staff had a second step gets it too. */
export async function loadDemoSecondSteps({ db, secrets }: Deps): Promise<void> {
  for (const { phone } of demoPeople) {
    const person = await findPersonByPhone(db, phone)
    if (!person) continue
    await saveProfile(db, person.id, { ...person, nameKey: nameKey(person.fullName) })
    if (isStaff(person)) {
      await saveSecondStep(db, person.id, secrets.seal('second step', demoTotpSecret(secrets)))
    }
  }
}

/** Apart from the people themselves: a demo that was started before two people were asked for gets the second ones too. */
export async function loadDemoColleagues({ db, secrets }: Deps, now: Date): Promise<void> {
  await loadDemoPeople({ db }, now)
  await giveSecondSteps({ db, secrets }, ['901000016', '901000017'])
}

/** The courier with a day ahead, and the shop whose parcels they are; for a demo of before too. */
export async function loadDemoCourier({ db, secrets }: Deps, now: Date): Promise<void> {
  await loadDemoPeople({ db }, now)
  await giveSecondSteps({ db, secrets }, ['901000018'])
}

/** Who works at a depot; for a demo of before too. */
export async function loadDemoDepotAgent({ db, secrets }: Deps, now: Date): Promise<void> {
  await loadDemoPeople({ db }, now)
  await giveSecondSteps({ db, secrets }, ['901000019'])
}

export async function giveSecondSteps({ db, secrets }: Deps, phones: readonly string[]): Promise<void> {
  for (const phone of phones) {
    const person = await findPersonByPhone(db, phone)
    if (person && isStaff(person))
      await saveSecondStep(db, person.id, secrets.seal('second step', demoTotpSecret(secrets)))
  }
}

/** What the authenticator of a member of staff shows; answers only where no message leaves the machine. */
export async function readSecondStep(
  { db, secrets }: Deps,
  phone: string,
  now: Date,
): Promise<Result<{ code: string; valid_for: number }, Failure<'not_found'>>> {
  const person = await findPersonByPhone(db, phone)
  const sealed = person && (await findSecondStep(db, person.id)).sealed
  const secret = sealed && secrets.open('second step', sealed)
  if (!secret) return err({ code: 'not_found' })
  const { code, validForSeconds } = totpAt(secret, now)
  return ok({ code, valid_for: validForSeconds })
}
