import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { ReportResult, SyncAnswer, Today } from '#modules/delivery/field/field.contract.ts'
import { findLog, receiverPageOf } from '#modules/orders/index.ts'
import { runClocks } from '#modules/orders/life/clock.service.ts'
import { beginStory, postOf } from '../support/field-story.ts'
import { type CodWorld, startCodWorld } from './cod-world.ts'
import { addAgent, addPerson, addPoint, type Person, type Shown } from './parcel-world.ts'

export type FieldWorld = Awaited<ReturnType<typeof startFieldWorld>>
export type Phone = ReturnType<typeof phoneOf>

type Report = { verb: string; parcel: string; input?: object; minutesAgo?: number }

/** A door in the city that the courier starts in. */
export const inTashkent = { to: { region: 14, city: 198, street: 'Bunyodkor 5' } }

/** Where a parcel is that has come to its end. */
export const atEnd = { state: 'done', custody: 'receiver' }
/** What people hear of a parcel as it begins its way, and as it is handed over at a door. */
export const begun = ['sender: order_accepted', 'sender: order_collected']
export const delivered = ['sender: order_delivered', 'receiver: delivered']
export const brought = ['receiver: out_for_delivery', ...delivered]

/** The product with everybody who has a parcel in their hands on its way, two depots between the cities included. */
export async function startFieldWorld() {
  const bare = await startCodWorld()
  const depots = {
    tashkent: await addPoint(bare, 205, 'depot'),
    samarkand: await addPoint(bare, 122, 'depot'),
  }
  const field = {
    tashkentDepot: await addAgent(bare, depots.tashkent),
    samarkandDepot: await addAgent(bare, depots.samarkand),
    driver: await addPerson(bare, 'courier'),
    samarkandCourier: await addPerson(bare, 'courier'),
    admin: await addPerson(bare, 'admin'),
  }
  const post = postOf(bare)
  const world = { ...bare, ...withPost(bare, post) }
  const people = { ...world.people, ...field, cashier: world.cashier }
  const places = {
    'point Tashkent': world.points.tashkent,
    'point Samarkand': world.points.samarkand,
    'depot Tashkent': depots.tashkent,
    'depot Samarkand': depots.samarkand,
  }
  return {
    ...world,
    depots,
    field,
    /** A story with these people in it; everybody who works in this world has a name already. */
    begin: (cast: Record<string, Person>) =>
      beginStory(world, post, { people: { ...people, ...cast }, places }),
    /** What happens by itself once its time has come. */
    clocks: async () => {
      await runClocks(world, world.clock.now())
      await post()
    },
    ...ordersIn(world),
    phone: (who: Person, set: { clockMs?: number; device?: string } = {}) => phoneOf(world, who, set),
  }
}

/** The same calls, and what people are told because of one has reached them before the next. */
function withPost(world: CodWorld, post: () => Promise<void>) {
  const posted = <Deed extends (...given: never[]) => Promise<unknown>>(deed: Deed): Deed =>
    (async (...given: never[]) => {
      const answer = await deed(...given)
      await post()
      return answer
    }) as unknown as Deed
  return {
    ask: posted(world.ask),
    call: posted(world.call),
    place: posted(world.place),
    checkout: posted(world.checkout),
    verb: posted(world.verb),
    does: posted(world.does),
    handIn: posted(world.handIn),
    run: posted(world.run),
  }
}

function ordersIn(world: CodWorld) {
  /** Agreed and paid, waiting for whoever comes first. */
  const paid = async (sender: Person, overrides: Record<string, unknown> = {}): Promise<Shown> => {
    const order = await world.place(sender, overrides)
    world.shownIn(await world.checkout(sender, [order], 'balance'))
    return order
  }
  return {
    paid,
    /** Fetched by whoever has this phone. */
    inBag: async (phone: Phone, sender: Person, overrides: Record<string, unknown> = {}): Promise<Shown> => {
      const order = await paid(sender, overrides)
      await phone.does('accept', order)
      await phone.does('pick_up', order)
      return order
    },
    wrongCode: async (order: Shown) => ((await world.receiverCode(order)) === '111111' ? '222222' : '111111'),
    /** What the address of the receiver's own page ends with. */
    linkOf: ({ id }: Shown) => receiverPageOf(world.secrets, Number(id)).split('/').at(-1) ?? '',
    verbsOf: async ({ id }: Shown) => (await findLog(world.db, Number(id))).map(({ verb }) => verb),
  }
}

/** A phone in somebody's hand: keeps what they do, and tells it when there is a line. */
function phoneOf(
  world: CodWorld,
  who: Person,
  { clockMs = 0, device = `phone-${randomUUID()}` }: { clockMs?: number; device?: string },
) {
  const kept: object[] = []
  let seq = 0
  let cursor: string | null = null
  const call = (actions: readonly object[]) =>
    world.ask(who, fieldCalls.sync, {
      body: {
        device_id: device,
        sent_at: new Date(world.clock.now().getTime() + clockMs).toISOString(),
        cursor,
        actions,
      },
    })
  const send = async (actions: readonly object[]): Promise<SyncAnswer> => {
    const answer = await call(actions)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    cursor = answer.data.cursor
    return answer.data
  }
  const keep = ({ verb, parcel, input = {}, minutesAgo = 0 }: Report) => {
    seq += 1
    const at = world.clock.now().getTime() + clockMs - minutesAgo * 60_000
    kept.push({ client_id: randomUUID(), seq, verb, parcel, input, happened_at: new Date(at).toISOString() })
  }
  const tell = async (): Promise<ReportResult[]> => (await send(kept.splice(0))).results
  return {
    device,
    /** Done without a line. */
    keep,
    tell,
    /** As it is answered, whatever that is. */
    call,
    /** Everything once more, as after an answer that got lost. */
    send,
    kept,
    /** Done and told at once, or the test fails. */
    does: async (verb: string, order: Shown, input: object = {}) => {
      keep({ verb, parcel: order.tracking_code, input })
      const results = await tell()
      expect(results, `${verb}: ${JSON.stringify(results)}`).toMatchObject([{ state: 'done' }])
    },
    today: async () => (await world.ask(who, fieldCalls.readToday)).data as Today,
  }
}
