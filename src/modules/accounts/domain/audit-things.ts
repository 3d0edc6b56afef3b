import { areaOf } from './audit-actions.ts'

/** Things that a line names by a number and people know by a name. */
export type NamedThing = 'person' | ForeignThing
/** Of other modules. */
export const foreignThings = ['point', 'order', 'district'] as const
export type ForeignThing = (typeof foreignThings)[number]

/** Fields that hold the number of a thing: everywhere, or in one area (`trip.from`). */
const thingFields: Readonly<Record<string, NamedThing>> = {
  asked_by: 'person',
  person: 'person',
  driver: 'person',
  courier: 'person',
  owner: 'person',
  'hand-over.from': 'person',
  point: 'point',
  point_id: 'point',
  to_point_id: 'point',
  'trip.from': 'point',
  'trip.to': 'point',
  district_id: 'district',
  districtId: 'district',
  order_id: 'order',
  open_for: 'order',
}

export const thingAt = (action: string, field: string): NamedThing | undefined =>
  own(`${areaOf(action)}.${field}`) ?? own(field)

const own = (name: string) => (Object.hasOwn(thingFields, name) ? thingFields[name] : undefined)

export type NamedLine = Readonly<{ action: string; object: string; before: unknown; after: unknown }>

/** Every thing that a line names, as `kind:id`. */
export function thingsIn({ action, object, before, after }: NamedLine): string[] {
  const told = [before, after].flatMap(fieldsOf).flatMap(([field, value]) =>
    // What was asked of a second person stands inside.
    field === 'input' ? fieldsOf(value) : [[field, value] as const],
  )
  const inside = told.flatMap(([field, value]) => {
    if (field === 'subject' && typeof value === 'string') return [value]
    const kind = thingAt(action, field)
    return kind && isNumber(value) ? [`${kind}:${value}`] : []
  })
  return [object, ...inside]
}

const fieldsOf = (side: unknown): [string, unknown][] =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? Object.entries(side) : []

/** Also as text: what a call told is kept as it was told. */
const isNumber = (value: unknown): value is number | string => /^[1-9]\d{0,14}$/.test(String(value))
