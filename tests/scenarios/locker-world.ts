import { createApi } from '#client/api.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import type { CourierCode, DropCodeAnswer } from '#modules/lockers/lockers.contract.ts'
import { sql } from '#platform/db/sql.ts'
import { LockerBank, type MachineKey } from '../../src/web/dev/locker/locker-bank.ts'
import { addPerson, addPoint, type Person, type Shown, startWorld } from './parcel-world.ts'

export type LockerWorld = Awaited<ReturnType<typeof startLockerWorld>>
type Counts = { small: number; medium: number; large: number }

/** The product on a real port, and banks that speak to it over the network as those of steel do. */
export async function startLockerWorld() {
  const world = await startWorld()
  const baseUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { people, send, db, points } = world
  await world.topUp(people.sender, 10_000_000)
  const api = createApi({
    baseUrl,
    locale: 'en',
    fetch,
    token: () => null,
    pageQuery: () => '',
    onUnauthorized: () => undefined,
  })

  const machine = (key: MachineKey) => new LockerBank(api, key)

  async function keyFor(point: number): Promise<MachineKey> {
    const { body } = await send(people.operator, lockersDeskCalls.makeLockerKey, {
      params: { id: point },
      body: {},
    })
    const { device, key } = body.data as MachineKey
    return { device, key }
  }

  /** A locker in this district with these cells, its machine switched on. */
  async function bankIn(district: number, cells: Counts) {
    const point = await addPoint(world, district, 'locker')
    await world.call(lockersDeskCalls.setLockerCells, {
      params: { id: point },
      body: cells,
      headers: people.operator.headers,
    })
    const key = await keyFor(point)
    const bank = machine(key)
    await bank.start()
    return { point, bank, key }
  }

  const atDesk = async (point: number): Promise<DeskLocker> => {
    const answer = await world.call(lockersDeskCalls.readLocker, {
      params: { id: point },
      headers: people.operator.headers,
    })
    return answer.body.data as DeskLocker
  }

  const dropCode = async (who: Person, { id }: { id: string }): Promise<DropCodeAnswer> => {
    const answer = await world.call(lockersCalls.readDropCode, { params: { id }, headers: who.headers })
    return answer.body.data as DropCodeAnswer
  }

  const courierCode = async (who: Person, point: number): Promise<CourierCode> => {
    const answer = await send(who, lockersCalls.courierCode, { body: { point_id: point } })
    return answer.body.data as CourierCode
  }

  /** Paid from the balance and ready to be handed in at this locker. */
  async function toDrop(point: number, overrides: Record<string, unknown> = {}): Promise<Shown> {
    const order = await world.place(people.sender, {
      delivery_option: 4,
      from: { region: 14, city: 205, point_id: point },
      ...overrides,
    })
    await world.checkout(people.sender, [order], 'balance')
    return order
  }

  /** In this courier's bag, on its way to a locker in Samarkand. */
  async function onTheWayTo(
    point: number,
    courier: Person,
    overrides: Record<string, unknown> = {},
  ): Promise<Shown> {
    const order = await world.place(people.sender, {
      delivery_option: 3,
      to: { region: 8, city: 122, point_id: point },
      ...overrides,
    })
    await world.checkout(people.sender, [order], 'balance')
    await world.does(courier, order, 'accept')
    return world.does(courier, order, 'pick_up')
  }

  /** The sender types, puts it in and shuts the door. */
  async function dropsOff(bank: LockerBank, order: Shown): Promise<number> {
    const { number, code } = await dropCode(people.sender, order)
    const cell = openedIn(await bank.type(String(number), String(code)))
    bank.putIn(cell)
    await bank.shut(cell)
    return cell
  }

  /** A courier types their code at the bank. */
  async function comes(bank: LockerBank, courier: Person, point: number) {
    const { number, code } = await courierCode(courier, point)
    return bank.type(number, code)
  }

  /** A courier brings it out of their bag. */
  async function brings(bank: LockerBank, order: Shown): Promise<number> {
    const scanned = await bank.scan(order.tracking_code)
    if (!scanned.ok) throw new Error(JSON.stringify(scanned.error))
    bank.putIn(scanned.value.cell)
    await bank.shut(scanned.value.cell)
    return scanned.value.cell
  }

  const eventsOf = async ({ id }: { id: string }) => {
    const rows = await db.many<{
      verb: string
      actor: string
      point: number | null
      person: number | null
    }>(sql`
      select verb, actor, point_id as point, person_id as person from order_event
      where order_id = ${Number(id)} order by seq`)
    return rows
  }

  const incidentsOf = ({ id }: { id: string }) =>
    db.many<{ kind: string; code: string; decided: boolean }>(sql`
      select kind, details ->> 'code' as code, decided_at is not null as decided from order_incident
      where order_id = ${Number(id)} order by id`)

  const roomOf = (point: number) =>
    db.one<{ capacity: number; occupied: number }>(
      sql`select capacity, occupied from pickup_point where id = ${point}`,
    )

  const auditOf = async (point: number) => {
    const rows = await db.many<{ action: string }>(
      sql`select action from audit_entry where object = ${`point:${point}`} order by id`,
    )
    return rows.map(({ action }) => action)
  }

  return {
    ...world,
    points,
    baseUrl,
    machine,
    keyFor,
    bankIn,
    atDesk,
    dropCode,
    courierCode,
    toDrop,
    onTheWayTo,
    dropsOff,
    comes,
    brings,
    eventsOf,
    incidentsOf,
    roomOf,
    auditOf,
    newCourier: () => addPerson(world, 'courier'),
  }
}

type Typed = Awaited<ReturnType<LockerBank['type']>>

/** The cell whose door opened, or the test fails. */
export function openedIn(typed: Typed): number {
  if (!typed.ok) throw new Error(JSON.stringify(typed.error))
  if (!typed.value.opening) throw new Error('no door has opened')
  return typed.value.opening.cell
}

/** Why not, in the words of the API. */
export const why = (said: { ok: boolean; error?: { code: string } }) =>
  said.ok ? 'nothing' : (said.error?.code ?? '')
