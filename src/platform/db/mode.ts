import type pg from 'pg'
import { ConfigError } from '../config/environment.ts'

/** What a database is for. Its first start decides; no later one changes it. */
export type Mode = 'demo' | 'production'

/** Which database was given to us. */
export type Place = { databaseUrl: string | undefined; dataDir: string }

/** Why these settings may not be used on this database; undefined when they may. Undecided (no mode yet), all may. */
export function refusalOf(stored: Mode | undefined, wanted: Mode, place: Place): string | undefined {
  if (stored === undefined || stored === wanted) return undefined
  const own = place.databaseUrl === undefined
  const where = own ? `The database in ${place.dataDir}` : 'The database of DATABASE_URL'
  if (stored === 'demo') {
    const begin = own
      ? 'Begin cleanly: "npm run reset" deletes it, and the next start makes a new one.'
      : 'Begin cleanly: make an empty database, for example with "createdb tezbox", and put its address into DATABASE_URL.'
    return `${where} holds a demo: invented people, orders and money. It never becomes production, and these settings are for production (ESKIZ_EMAIL is set). ${begin}`
  }
  const another = own
    ? 'set TEZBOX_DATA to a new folder'
    : 'put the address of an empty database into DATABASE_URL'
  return `${where} is in production, and these settings would open it as a demo, with codes and second steps for everybody to read: no SMS gateway is configured. Give this start the settings it had before (ESKIZ_EMAIL, ESKIZ_PASSWORD and the rest); for a demo, ${another}.`
}

/** Stops a start that would mix the two, with a sentence for whoever starts us. */
export function mustFit(stored: Mode | undefined, wanted: Mode, place: Place): void {
  const refusal = refusalOf(stored, wanted, place)
  if (refusal !== undefined) throw new ConfigError(refusal)
}

/** Also of a database that has no tables yet. */
export async function storedMode(client: pg.Client): Promise<Mode | undefined> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('installation') is not null as known`,
  )
  if (!known[0]?.known) return undefined
  const { rows } = await client.query<{ mode: Mode }>('select mode from installation')
  return rows[0]?.mode
}
