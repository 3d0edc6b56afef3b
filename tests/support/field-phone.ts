import { randomUUID } from 'node:crypto'
import { withChanges } from '#client/field/day-with-queue.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { SyncAnswer, Today } from '#modules/delivery/field/field.contract.ts'
import type { Person, Shown, World } from '../scenarios/parcel-world.ts'

export type Told = {
  verb: string
  parcel: string
  input?: object
  clientId?: string
  /** How long before the phone sends it. */
  agoMs?: number
  seq?: number
}
type Phone = {
  /** How far its clock is ahead of ours. */
  clockMs?: number
  cursor?: string | null
  device?: string
}

let counted = 0

/** What a phone knows of a day before it has heard anything. */
const nothingYet: Today = {
  server_time: '',
  cursor: '',
  courier: { name: '', vehicle: '', district: null, rating: null, ratings: 0 },
  shift: null,
  cash: { held: 0, limit: null },
  stops: [],
  incidents: [],
}

/** Phones of couriers and counters, as they call. Clocks are right unless the test says otherwise. */
export function phonesIn(world: World) {
  const sync = (
    who: Person,
    actions: readonly Told[],
    { clockMs = 0, cursor = null, device = 'phone-one' }: Phone = {},
  ) => {
    const now = world.clock.now().getTime() + clockMs
    return world.call(fieldCalls.sync, {
      headers: who.headers,
      body: {
        device_id: device,
        sent_at: new Date(now).toISOString(),
        cursor,
        actions: actions.map(({ verb, parcel, input = {}, clientId, agoMs = 0, seq }) => ({
          client_id: clientId ?? randomUUID(),
          seq: seq ?? ++counted,
          verb,
          parcel,
          happened_at: new Date(now - agoMs).toISOString(),
          input,
        })),
      },
    })
  }
  /** Agreed and paid, waiting for a courier. */
  const paidOrder = async (overrides: Record<string, unknown> = {}): Promise<Shown> => {
    const { sender } = world.people
    await world.topUp(sender, 200_000)
    const order = await world.place(sender, overrides)
    world.shownIn(await world.checkout(sender, [order], 'balance'))
    return order
  }
  /** Sends it, or fails the test. */
  const sends = async (who: Person, actions: readonly Told[], phone: Phone = {}): Promise<SyncAnswer> => {
    const { status, body } = await sync(who, actions, phone)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data as SyncAnswer
  }
  const today = async ({ headers }: Person): Promise<Today> =>
    (await world.call(fieldCalls.readToday, { headers })).body.data as Today
  return {
    sync,
    sends,
    today,
    /** A courier's phone that knows the day from its answers, as the app does; one that gets lost changes nothing there. */
    following: (who: Person, device: string) => {
      let told = nothingYet
      return {
        day: () => told,
        sends: async (actions: readonly Told[], isHeard = true) => {
          const { cursor } = told
          const answer = await sends(who, actions, { device, cursor })
          if (isHeard) told = { ...withChanges(told, answer.changes, cursor === ''), cursor: answer.cursor }
          return answer
        },
      }
    },
    paidOrder,
    /** In this courier's bag. */
    carriedOrder: async (courier: Person, overrides: Record<string, unknown> = {}): Promise<Shown> => {
      const order = await paidOrder(overrides)
      await world.does(courier, order, 'accept')
      return world.does(courier, order, 'pick_up')
    },
  }
}
