import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { districtById, isInCountry } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { Address, AddressChange, AddressRequest } from '../accounts.contract.ts'
import { lockPerson } from '../person.repo.ts'
import {
  type AddressFields,
  type AddressRow,
  deleteAddress,
  findAddresses,
  insertAddress,
  makeDefault,
  updateAddress,
} from './address.repo.ts'

/** More than a shop with many stores keeps; a list stays a list. */
const MAX_ADDRESSES = 50

export async function listAddresses({ db }: { db: Db }, person: number): Promise<Ok<Address[]>> {
  return ok((await findAddresses(db, person)).map(addressOf))
}

export function addAddress(
  { db }: { db: Db },
  person: number,
  request: AddressRequest,
  now: Date,
): Promise<Result<Address, Failure<'invalid_input' | 'too_many_addresses' | 'unauthorized'>>> {
  return db.transaction(async (tx) => {
    const fields = fieldsOf(request)
    const wrong = wrongPlace(fields)
    if (wrong) return err({ code: 'invalid_input', fields: [wrong] })
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    const others = await findAddresses(tx, person)
    if (others.length >= MAX_ADDRESSES) return err({ code: 'too_many_addresses' })
    const id = await insertAddress(tx, person, { ...fields, isDefault: others.length === 0, now })
    if (request.is_default) await makeDefault(tx, person, id)
    return ok(await readAddress(tx, person, id))
  })
}

export function changeAddress(
  { db }: { db: Db },
  person: number,
  id: string,
  change: AddressChange,
): Promise<Result<Address, Failure<'invalid_input' | 'not_found'>>> {
  return db.transaction(async (tx) => {
    // An account that has just been deleted has nothing left to change.
    if (!(await lockPerson(tx, person))) return err({ code: 'not_found' })
    const row = (await findAddresses(tx, person)).find((address) => String(address.id) === id)
    if (!row) return err({ code: 'not_found' })
    const fields = fieldsOf({ ...addressOf(row), ...given(change) })
    const wrong = wrongPlace(fields)
    if (wrong) return err({ code: 'invalid_input', fields: [wrong] })
    await updateAddress(tx, person, row.id, fields)
    if (change.is_default) await makeDefault(tx, person, row.id)
    return ok(await readAddress(tx, person, row.id))
  })
}

/** When the default goes, the oldest of the others takes its place. */
export function removeAddress(
  { db }: { db: Db },
  person: number,
  id: string,
): Promise<Result<Record<string, never>, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    // An account that has just been deleted has nothing left to change.
    if (!(await lockPerson(tx, person))) return err({ code: 'not_found' })
    if ((await deleteAddress(tx, person, id)) === 0) return err({ code: 'not_found' })
    const left = await findAddresses(tx, person)
    const [oldest] = left
    if (oldest && !left.some(({ isDefault }) => isDefault)) await makeDefault(tx, person, oldest.id)
    return ok({})
  })
}

async function readAddress(tx: Db, person: number, id: number): Promise<Address> {
  const rows = await findAddresses(tx, person)
  return addressOf(rows.find((row) => row.id === id) as AddressRow)
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>

type Spoken = Pick<AddressRequest, 'label' | 'region' | 'city' | 'street'> &
  Partial<Pick<AddressRequest, 'mahalla' | 'landmark' | 'latitude' | 'longitude'>>

function fieldsOf(request: Spoken): AddressFields {
  return {
    label: request.label,
    regionId: request.region,
    districtId: request.city,
    mahalla: request.mahalla ?? null,
    street: request.street,
    landmark: request.landmark ?? null,
    latitude: request.latitude ?? null,
    longitude: request.longitude ?? null,
  }
}

/** The district must exist and lie in its region, the pin in the country. */
function wrongPlace(fields: AddressFields): FieldError | undefined {
  if (districtById(fields.districtId)?.regionId !== fields.regionId)
    return { path: 'city', code: 'unknown_place' }
  const { latitude, longitude } = fields
  if (latitude === null && longitude === null) return undefined
  if (latitude === null || longitude === null) {
    return { path: latitude === null ? 'latitude' : 'longitude', code: 'required' }
  }
  return isInCountry({ lat: latitude, lon: longitude })
    ? undefined
    : { path: 'latitude', code: 'outside_country' }
}

export function addressOf(row: AddressRow): Address {
  return {
    id: String(row.id),
    label: row.label,
    region: row.regionId,
    city: row.districtId,
    mahalla: row.mahalla,
    street: row.street,
    landmark: row.landmark,
    latitude: row.latitude,
    longitude: row.longitude,
    is_default: row.isDefault,
  }
}
