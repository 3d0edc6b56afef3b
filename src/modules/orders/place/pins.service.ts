import { type ConfirmedDoor, confirmedDoors, doorWins } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Party } from '../domain/order.ts'

/** With the pin of the door where a courier has handed something over at this address, if it wins (decision 61). */
export async function atKnownDoor(db: Db, party: Party, now: Date): Promise<Party> {
  if (!mayLose(party)) return party
  const [door] = await confirmedDoors(db, [party])
  return atConfirmedDoor(party, door, now)
}

type Ends = Readonly<{ sender: Party; receiver: Party }>

/** The same for both ends of a way, looked up at once. */
export async function atKnownDoors(db: Db, ends: Ends, now: Date): Promise<Ends> {
  const [found] = await atKnownDoorsOf(db, [ends], now)
  return found ?? ends
}

/** The same for many ways; whoever sends them all is looked up once. */
export async function atKnownDoorsOf(db: Db, ways: readonly Ends[], now: Date): Promise<Ends[]> {
  const asked = [...new Set(ways.flatMap(({ sender, receiver }) => [sender, receiver]).filter(mayLose))]
  const doors = await confirmedDoors(db, asked)
  const found = new Map(asked.map((party, index) => [party, atConfirmedDoor(party, doors[index], now)]))
  const at = (party: Party) => found.get(party) ?? party
  return ways.map(({ sender, receiver }) => ({ sender: at(sender), receiver: at(receiver) }))
}

/** What is shown by hand just now stays, whatever anybody confirmed before: nothing has to be looked up. */
const mayLose = ({ street, pointId, latitude, pinSource }: Party) =>
  street !== undefined &&
  pointId === undefined &&
  (latitude === undefined || pinSource === 'found' || pinSource === 'door')

/** The same for a door that has been looked up. `setAt`: when the party's own pin was set. */
export function atConfirmedDoor(party: Party, door: ConfirmedDoor | undefined, setAt: Date): Party {
  const pin = party.latitude === undefined ? undefined : { source: party.pinSource, at: setAt }
  if (door && doorWins(door, pin))
    return { ...party, latitude: door.point.lat, longitude: door.point.lon, pinSource: 'door' }
  // Somebody may say so, but no courier has.
  return party.pinSource === 'door' ? { ...party, pinSource: 'found' } : party
}
