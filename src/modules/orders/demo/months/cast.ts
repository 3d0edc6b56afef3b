import { assert } from '#kernel/assert.ts'
import { crowdStaff, findPersonByPhone } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import { findCounters, findDepots, keepPost } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Who works where in a region. */
export type Region = Readonly<{
  /** Its largest town. */
  district: number
  counter: number
  depot: number
  couriers: readonly number[]
  counterAgent: number
  depotAgent: number
}>

export type Cast = Readonly<{
  regions: ReadonlyMap<number, Region>
  operator: number
  admin: number
  /** By phone. */
  person(phone: string): Promise<{ id: number; name: string }>
}>

const operatorPhone = '901000013'
const adminPhone = '901000015'

/** Puts everybody in their place, and knows them. */
export async function castOf(db: Db, since: Date): Promise<Cast> {
  const known = new Map<string, Promise<{ id: number; name: string }>>()
  const person = (phone: string) => {
    const asked = known.get(phone) ?? find(db, phone)
    known.set(phone, asked)
    return asked
  }
  const regions = new Map<number, Region>()
  for (const { id: depot, districtId: district } of await findDepots(db)) {
    const region = districtById(district)?.regionId
    if (region === undefined || regions.has(region)) continue
    const counter = (await findCounters(db, [district])).get(district)
    assert(counter !== undefined, `the demo has a counter in district ${district}`)
    const idOf = async (at: string) => {
      const staff = crowdStaff.filter((one) => one.region === region && one.at === at)
      return Promise.all(staff.map(async ({ phone }) => (await person(phone)).id))
    }
    const [counterAgent] = await idOf('counter')
    const [depotAgent] = await idOf('depot')
    assert(counterAgent !== undefined && depotAgent !== undefined, `region ${region} has people`)
    await keepPost(db, { person: counterAgent, point: counter }, { by: null, at: since })
    await keepPost(db, { person: depotAgent, point: depot }, { by: null, at: since })
    regions.set(region, { district, counter, depot, couriers: await idOf('road'), counterAgent, depotAgent })
  }
  const [operator, admin] = [await person(operatorPhone), await person(adminPhone)]
  await putOthers(db, person, { by: operator.id, since })
  return { regions, operator: operator.id, admin: admin.id, person }
}

const dayMs = 86_400_000
/** A second counter of the capital: one of its agents has left it, and the other may not sign in any more. */
const otherDistrict = 204

async function putOthers(
  db: Db,
  person: Cast['person'],
  { by, since }: { by: number; since: Date },
): Promise<void> {
  const point = (await findCounters(db, [otherDistrict])).get(otherDistrict)
  const [spare, blocked] = ['spare', 'blocked'].map((at) => crowdStaff.find((one) => one.at === at))
  assert(point !== undefined && spare && blocked, 'the demo has another counter, and people for it')
  const after = (days: number) => new Date(since.getTime() + days * dayMs)
  const [first, second] = [(await person(spare.phone)).id, (await person(blocked.phone)).id]
  await keepPost(db, { person: first, point }, { by, at: after(3), note: 'Yangi punkt ochildi' })
  await keepPost(db, { person: first, point: null }, { by, at: after(24), note: 'Agentning oʻzi soʻradi' })
  await keepPost(db, { person: second, point }, { by, at: after(24), note: 'Hamkasbi oʻrniga' })
}

async function find(db: Db, phone: string): Promise<{ id: number; name: string }> {
  const person = await findPersonByPhone(db, phone)
  assert(person, `the demo knows ${phone}`)
  return { id: person.id, name: person.company ?? person.fullName }
}
