import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { confirmedDoors, districtById, doorWins, type PinRefusal, refusedPin } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Address, AddressChange, AddressRequest } from '../accounts.contract.ts'
import type { PinSource } from '../domain/address-fields.ts'
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
  return ok((await addressesWithDoors(db, person)).map(addressOf))
}

/** With the pins of doors that couriers have found since (decision 61). */
export async function addressesWithDoors(db: Db, person: number): Promise<AddressRow[]> {
  const rows = await findAddresses(db, person)
  const doors = await confirmedDoors(db, rows)
  return rows.map((row, index) => {
    const door = doors[index]
    const pin = row.latitude === null ? undefined : { source: row.pinSource, at: row.pinAt }
    if (door && doorWins(door, pin))
      return { ...row, latitude: door.point.lat, longitude: door.point.lon, pinSource: 'door' }
    // Somebody may say so, but no courier has.
    return row.pinSource === 'door' ? { ...row, pinSource: 'found' } : row
  })
}

type Setting = Pick<RequestContext, 'db' | 'now' | 'locale'>

export function addAddress(
  { db, now, locale }: Setting,
  person: number,
  request: AddressRequest,
): Promise<Result<Address, PinRefusal | Failure<'too_many_addresses' | 'unauthorized'>>> {
  return db.transaction(async (tx) => {
    const fields = fieldsOf(request, { source: request.pin_source ?? null, at: now })
    const wrong = wrongPlace(fields) ?? wrongPin(fields, request.pin_confirmed, locale)
    if (wrong) return err(wrong)
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    const others = await findAddresses(tx, person)
    if (others.length >= MAX_ADDRESSES) return err({ code: 'too_many_addresses' })
    const id = await insertAddress(tx, person, { ...fields, isDefault: others.length === 0, now })
    if (request.is_default) await makeDefault(tx, person, id)
    return ok(await readAddress(tx, person, id))
  })
}

export function changeAddress(
  { db, now, locale }: Setting,
  person: number,
  id: string,
  change: AddressChange,
): Promise<Result<Address, PinRefusal | Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    // An account that has just been deleted has nothing left to change.
    if (!(await lockPerson(tx, person))) return err({ code: 'not_found' })
    const row = (await findAddresses(tx, person)).find((address) => String(address.id) === id)
    if (!row) return err({ code: 'not_found' })
    const isMoved = isPinMoved(row, change)
    const pin = isMoved
      ? { source: change.pin_source ?? null, at: now }
      : { source: row.pinSource, at: row.pinAt }
    const fields = fieldsOf({ ...keptBeside(change, row), ...given(change) }, pin)
    // An old pin stays as it was: only what is set anew is asked about.
    const isAsked = isMoved || fields.districtId !== row.districtId
    const wrong = wrongPlace(fields) ?? (isAsked ? wrongPin(fields, change.pin_confirmed, locale) : undefined)
    if (wrong) return err(wrong)
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
  const rows = await addressesWithDoors(tx, person)
  return addressOf(rows.find((row) => row.id === id) as AddressRow)
}

/** Another street has another door: the old pin and the way to the old one stay behind. */
function keptBeside({ street }: AddressChange, row: AddressRow): Address {
  const kept = addressOf(row)
  if (street === undefined || street === row.street) return kept
  return { ...kept, ...noDoor, latitude: null, longitude: null }
}

const noDoor = { entrance: null, floor: null, flat: null, intercom: null }

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>

type Spoken = Pick<AddressRequest, 'label' | 'region' | 'city' | 'street'> &
  Partial<Pick<AddressRequest, 'mahalla' | 'landmark' | AtDoor | 'latitude' | 'longitude'>>
type AtDoor = 'entrance' | 'floor' | 'flat' | 'intercom'

function fieldsOf(request: Spoken, pin: { source: PinSource | null; at: Date | null }): AddressFields {
  const hasPin = typeof request.latitude === 'number'
  return {
    label: request.label,
    regionId: request.region,
    districtId: request.city,
    mahalla: request.mahalla ?? null,
    street: request.street,
    landmark: request.landmark ?? null,
    entrance: request.entrance ?? null,
    floor: request.floor ?? null,
    flat: request.flat ?? null,
    intercom: request.intercom ?? null,
    latitude: request.latitude ?? null,
    longitude: request.longitude ?? null,
    pinSource: hasPin ? pin.source : null,
    pinAt: hasPin ? pin.at : null,
  }
}

const isPinMoved = (row: AddressRow, { latitude, longitude }: AddressChange) =>
  (latitude !== undefined && latitude !== row.latitude) ||
  (longitude !== undefined && longitude !== row.longitude)

/** The district must exist and lie in its region. */
function wrongPlace({ districtId, regionId }: AddressFields): PinRefusal | undefined {
  if (districtById(districtId)?.regionId === regionId) return undefined
  return { code: 'invalid_input', fields: [{ path: 'city', code: 'unknown_place' }] }
}

const wrongPin = (fields: AddressFields, confirmed: boolean | undefined, locale: Setting['locale']) =>
  refusedPin(fields, { confirmed, locale, path: '' })

export function addressOf(row: AddressRow): Address {
  return {
    id: String(row.id),
    label: row.label,
    region: row.regionId,
    city: row.districtId,
    mahalla: row.mahalla,
    street: row.street,
    landmark: row.landmark,
    entrance: row.entrance,
    floor: row.floor,
    flat: row.flat,
    intercom: row.intercom,
    latitude: row.latitude,
    longitude: row.longitude,
    pin_source: row.pinSource,
    is_default: row.isDefault,
  }
}
