import { beforeAll, expect, test } from 'vitest'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { apiRoutes } from '../src/api.ts'
import { addPerson, type Person, startWorld, type World } from './scenarios/parcel-world.ts'
import { demoSettings } from './support/api-settings.ts'
import { machineIn } from './support/locker-machine.ts'

/**
 * Puts numbers that nothing has, or that the database cannot even hold, into every place of every call that names
 * something. What a call answers to them is its own business, as long as the caller is told, and not our log.
 */
const routes = apiRoutes(demoSettings).filter(({ upload }) => upload === undefined)
type AnyRoute = (typeof routes)[number]

const wrong: readonly unknown[] = [2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, -1, 0, 'abc']

/** Names of fields that name a thing: `courier_id`, `order_ids`, `copy_of`, `version`. */
const isIdLike = (name: string) => /(^|_)(id|ids|of|version|number|batch|cursor|region|city)$/.test(name)

type Schema = {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  items?: Schema
}
type Operation = {
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
}
let document: { paths: Record<string, Record<string, Operation>> }

let world: World
let callers: Person[] = []
/** Of things that are there, so that a body is looked at and not only the address it came to. */
let orders: string[] = []
let people: string[] = []

beforeAll(async () => {
  world = await startWorld()
  document = (await world.call('GET', '/api/openapi.json')).body as unknown as typeof document
  const { operator, sender, courier, samarkandAgent } = world.people
  const [admin, cashier] = [await addPerson(world, 'admin'), await addPerson(world, 'cashier')]
  const locker = { id: 0, headers: await machineIn(world) }
  callers = [admin, operator, cashier, sender, courier, samarkandAgent, locker]
  people = [String(courier.id), String(samarkandAgent.id)]
  orders = await ordersInEveryState()
})

async function ordersInEveryState(): Promise<string[]> {
  const { sender, courier, operator } = world.people
  await world.topUp(sender, 10_000_000)
  const draft = await world.place(sender)
  const made = await Promise.all(Array.from({ length: 5 }, () => world.place(sender)))
  await world.checkout(sender, made, 'balance')
  const [, accepted, carried, failed, cancelled] = made
  for (const order of [accepted, carried, failed]) if (order) await world.does(courier, order, 'accept')
  for (const order of [carried, failed]) if (order) await world.does(courier, order, 'pick_up')
  if (failed) await world.does(courier, failed, 'fail_delivery', { reason: 'nobody_home', photos: ['door'] })
  if (cancelled) await world.does(operator, cancelled, 'cancel')
  return [draft, ...made].map(({ id }) => id)
}

function operationOf({ method, path }: AnyRoute): Operation {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

type Json = Record<string, unknown>

/** Every way to put one wrong number into the example of a body, wherever it names something. */
function spoiled(schema: Schema, example: unknown): unknown[] {
  const variants = schema.anyOf ?? schema.oneOf ?? []
  const whole = typeof example === 'object' && example !== null ? (example as Json) : {}
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const below = spoiled(inner, whole[name]).map((value) => ({ ...whole, [name]: value }))
    if (!isIdLike(name)) return below
    return [
      ...below,
      ...wrong.map((value) => ({ ...whole, [name]: inner.type === 'array' ? [value] : value })),
    ]
  })
  return [...variants.flatMap((variant) => spoiled(variant, example)), ...fields]
}

const parameterIn = /:(\w+)/g

const brokenAddresses = ({ path }: AnyRoute) =>
  path.includes('/:') ? wrong.map((value) => path.replace(parameterIn, String(value))) : []

function goodAddresses({ path }: AnyRoute): string[] {
  if (!path.includes('/:')) return [path]
  const known = /\/orders\/:id/.test(path) ? orders : [...people, '1']
  return known.map((id) => path.replace(/:(\w+)/, id).replace(parameterIn, '1'))
}

const queriesOf = (route: AnyRoute) => {
  const named = operationOf(route).parameters.filter(
    ({ in: place, name }) => place === 'query' && isIdLike(name),
  )
  return ['', ...named.flatMap(({ name }) => wrong.map((value) => `?${name}=${value}`))]
}

function bodiesOf(route: AnyRoute): { good: unknown; broken: unknown[] } {
  const content = operationOf(route).requestBody?.content['application/json']
  if (!content) return { good: undefined, broken: [] }
  return { good: content.example ?? {}, broken: spoiled(content.schema, content.example ?? {}) }
}

/** What ends the caller's own session or account would leave nobody to go on with. */
const leavesNobody: readonly object[] = [profileCalls.deleteAccount, staffCalls.dismissStaff]

/** Who was let in by a route: they are asked first the next time, and those who are refused anyway are spared. */
const letIn = new Map<AnyRoute, Person>()

async function faultsOf(route: AnyRoute, address: string, body: unknown): Promise<string[]> {
  const known = letIn.get(route)
  for (const caller of known ? [known, ...callers.filter((one) => one !== known)] : callers) {
    const { headers } = caller
    const key = route.method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}
    const answer = await world.call(route.method, address, {
      headers: { ...headers, ...key },
      ...(body === undefined ? {} : { body }),
    })
    if (answer.status === 403 || answer.status === 401) continue
    letIn.set(route, caller)
    return answer.status === 500 ? [`${address} ${JSON.stringify(body)?.slice(0, 300)}`] : []
  }
  return []
}

const tried = routes
  .filter(
    ({ path, method }) => !leavesNobody.some((call) => titleOf(call as AnyRoute) === `${method} ${path}`),
  )
  .map((route) => [titleOf(route), route] as const)

function titleOf({ method, path }: Pick<AnyRoute, 'method' | 'path'>): string {
  return `${method} ${path}`
}

test.each(tried)(
  '%s answers a number that nothing has with the caller’s fault, never ours',
  async (_, route) => {
    const { good, broken } = bodiesOf(route)
    const faults: string[] = []
    for (const address of brokenAddresses(route)) faults.push(...(await faultsOf(route, address, good)))
    for (const address of goodAddresses(route)) {
      if (route.method === 'GET')
        for (const query of queriesOf(route)) faults.push(...(await faultsOf(route, address + query, good)))
      for (const body of broken) faults.push(...(await faultsOf(route, address, body)))
    }
    expect(faults).toEqual([])
  },
)
