import type { ChannelName } from '#modules/notifications/domain/notices.ts'
import { readInbox } from '#modules/notifications/inbox/inbox.service.ts'
import {
  type ParcelNoticeDeps,
  sendParcelNews,
} from '#modules/notifications/notices/parcel-notice.service.ts'
import { planNotices } from '#modules/notifications/notices/plan-notices.service.ts'
import { createGateways } from '#modules/notifications/sms/gateways/registry.ts'
import { sql } from '#platform/db/sql.ts'
import { catalogs } from '../support/catalogs.ts'
import { addPerson, day, hour, type Person, startWorld, type World } from './parcel-world.ts'

export const never = new AbortController().signal
export const attempt = { reason: 'nobody_home', photos: ['door'], latitude: 41.3, longitude: 69.2 }

export type Parcel = { id: string; tracking_code: string }
type How = Partial<ParcelNoticeDeps>
type Event = { orderId: number; verb: string; seq: number }
type Row = { kind: string; channel: string; state: string; why: string | null }

export type NoticeWorld = Awaited<ReturnType<typeof startNoticeWorld>>

/** The product, with the jobs that tell people of their parcels done by hand. */
export async function startNoticeWorld() {
  const world = await startWorld()
  const { clock } = world
  return {
    ...world,
    /** Goes on to this hour of Tashkent's clock. */
    at: (hours: number) => {
      const local = (clock.now().getTime() + 5 * hour) % day
      clock.advance((hours * hour - local + 2 * day) % day)
    },
    ...peopleOf(world),
    ...parcelsOf(world),
    ...noticesOf(world),
  }
}

/** What people are told, in any world. */
export function noticesOf(world: Pick<World, 'db' | 'secrets' | 'clock'>) {
  const { db, secrets, clock } = world
  const settings = { eskiz: undefined, telegram: undefined, order: ['local' as const] }
  const publicUrl = 'https://tezbox.uz'
  const gateways = createGateways(settings, { db, secrets, clock, apiUrl: publicUrl })
  const deps: ParcelNoticeDeps = { db, secrets, clock, gateways, catalogs, channels: [], publicUrl }
  return {
    deps,
    ...jobsOf(world, deps),
    textsTo: async (phone: string) => (await readInbox(world, phone)).value.map(({ text }) => text),
    rowsOf: ({ id }: Parcel) =>
      db.many<Row>(sql`
        select kind, channel, state, why from notice where order_id = ${Number(id)} order by id`),
  }
}

function peopleOf(world: World) {
  const { db } = world
  let phones = 934_000_000
  return {
    /** Somebody nobody wrote to before. */
    newPhone: () => String(++phones),
    newSender: async (locale = 'uz'): Promise<Person> => {
      const person = await addPerson(world, 'customer')
      await db.run(sql`update person set locale = ${locale} where id = ${person.id}`)
      await world.topUp(person, 1_000_000)
      return person
    },
    phoneOf: async ({ id }: Person) =>
      (await db.one<{ phone: string }>(sql`select phone from person where id = ${id}`)).phone,
    choose: async ({ id }: Person, event: string, channel: ChannelName, wanted: boolean) => {
      await db.run(sql`
        insert into notice_choice (person_id, event, channel, wanted)
        values (${id}, ${event}, ${channel}, ${wanted})`)
    },
  }
}

function parcelsOf(world: World) {
  return {
    /** Within the capital, door to door: the courier who collects it brings it. */
    paid: async (sender: Person, phone: string, overrides: object = {}): Promise<Parcel> => {
      const order = await world.place(sender, {
        receiver_phone: phone,
        to: { region: 14, city: 205, street: 'Bunyodkor 40' },
        time_interval: '15:00-18:00',
        ...overrides,
      })
      await world.checkout(sender, [order], 'balance')
      return order
    },
    /** To a counter in another region. */
    toPoint: () => ({
      delivery_option: 3,
      to: { region: 8, city: 122, point_id: world.points.samarkand },
      time_interval: null,
    }),
    carried: async (order: Parcel) => {
      await world.does(world.people.courier, order, 'accept')
      await world.does(world.people.courier, order, 'pick_up')
    },
  }
}

function jobsOf({ db, clock }: Pick<World, 'db' | 'clock'>, deps: ParcelNoticeDeps) {
  /** Does what the planning job does with everything that happened to this order, and gives it back. */
  const plan = async ({ id }: Parcel, how: How = {}): Promise<Event[]> => {
    const rows = await db.many<{ payload: Event }>(sql`
      delete from outbox where topic = 'event:orders.order-changed' and key = ${`order:${id}`} returning payload`)
    const events = rows.map(({ payload }) => payload).sort((a, b) => a.seq - b.seq)
    for (const event of events) await planNotices({ ...deps, ...how }, event)
    return events
  }
  /** Does the jobs that are due by now; the others stay. */
  const sendDue = async (how: How = {}): Promise<void> => {
    const jobs = await db.many<{ payload: { noticeId: number } }>(sql`
      delete from outbox
      where topic = 'job:notifications.send-notice' and coalesce(start_after, '-infinity') <= ${clock.now()}
      returning payload`)
    for (const { payload } of jobs)
      await sendParcelNews({ ...deps, ...how }, payload, { signal: never, attempt: 1 })
  }
  return {
    plan,
    sendDue,
    /** A notice that one channel refused goes on by the next: hence twice. */
    tell: async (order: Parcel, how: How = {}) => {
      await plan(order, how)
      await sendDue(how)
      await sendDue(how)
    },
  }
}
