import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person, type World } from '../scenarios/parcel-world.ts'

/** A depot beside a point of the world, and an agent who is posted there. */
export async function addDepot(world: World, beside: number): Promise<{ id: number; agent: Person }> {
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    select 'depot', name, address, landmark, district_id, lat, lon, hours, '{}', 1000000, 1000, 1000, 1000, false, 5000, ''
    from pickup_point where id = ${beside} returning id`)
  const agent = await addPerson(world, 'agent')
  await world.db.run(sql`insert into agent_post (person_id, point_id) values (${agent.id}, ${id})`)
  return { id, agent }
}

/** A trip that loads at the first depot. */
export async function addTrip(
  { db, clock, people }: World,
  driver: Person,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into trip (driver_id, vehicle, from_point_id, to_point_id, made_by, made_at)
    values (${driver.id}, 'Isuzu', ${from}, ${to}, ${people.operator.id}, ${clock.now()}) returning id`)
  return id
}

/** The giver has said that they give these away, to one courier or to whoever scans. */
export async function sayHandOver(
  { db, clock }: World,
  giver: Person,
  orders: readonly { id: string }[],
  taker?: Person,
): Promise<void> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into hand_over (giver_id, taker_id, cash, said_by, said_at, after_line)
    select ${giver.id}::bigint, ${taker?.id}::bigint, 0, ${giver.id}::bigint, ${clock.now()}::timestamptz, max(seq)
    from order_event returning id`)
  for (const order of orders)
    await db.run(sql`insert into hand_over_line (hand_over_id, order_id) values (${id}, ${Number(order.id)})`)
}

/** A bag with these in it, at a depot. */
export async function packBag(
  { db, clock, people }: World,
  { code, from, to }: { code: string; from: number; to: number },
  orders: readonly { id: string }[],
): Promise<void> {
  await db.run(sql`
    insert into bag (code, from_point_id, to_point_id, made_by, made_at)
    values (${code}, ${from}, ${to}, ${people.operator.id}, ${clock.now()})`)
  for (const order of orders)
    await db.run(sql`
      insert into bag_parcel (bag_code, order_id, put_by, put_at, after_line)
      select ${code}::text, order_id, ${people.operator.id}::bigint, ${clock.now()}::timestamptz, max(seq)
      from order_event where order_id = ${Number(order.id)} group by order_id`)
}
