import type pg from 'pg'
import { ConfigError } from '../../config/environment.ts'

/** What a database has to be like before anything is written into it. */
export type ServerFacts = {
  /** As PostgreSQL counts: 150004 is 15.4. */
  version: number
  encoding: string
  /** It has tables of ours: an earlier start was allowed to make them. */
  isOurs: boolean
  mayMakeTables: boolean
  /** The engine of the jobs keeps its tables in a schema of its own. */
  mayMakeSchemas: boolean
  user: string
  /** The database's clock and ours, at the same moment. */
  itsClock: Date
  ourClock: Date
}

const OLDEST_VERSION = 15
const DAY_MS = 24 * 3_600_000
const WARN_MS = 60_000

/** One question, answered before the first change. */
export async function readServer(client: pg.Client): Promise<ServerFacts> {
  const asked = Date.now()
  const { rows } = await client.query<Omit<ServerFacts, 'ourClock'>>(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      to_regclass('schema_migration') is not null as "isOurs",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMakeTables",
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
      current_user::text as user,
      clock_timestamp() as "itsClock"`)
  // The answer is from somewhere between asking and hearing.
  const ourClock = new Date((asked + Date.now()) / 2)
  return { ...(rows[0] as Omit<ServerFacts, 'ourClock'>), ourClock }
}

/** Why this server cannot be used, in a sentence; undefined when it can. */
export function refusalOfServer(facts: ServerFacts): string | undefined {
  if (facts.version < OLDEST_VERSION * 10_000)
    return `The database of DATABASE_URL is a PostgreSQL ${Math.floor(facts.version / 10_000)}, and TezBox needs ${OLDEST_VERSION} or newer.`
  if (facts.encoding !== 'UTF8')
    return `The database of DATABASE_URL keeps its texts as ${facts.encoding}, and TezBox needs UTF8. Make another one, for example with: createdb --encoding UTF8 --template template0 tezbox`
  if (!facts.isOurs && !(facts.mayMakeTables && facts.mayMakeSchemas))
    return `The user ${facts.user} may not make ${facts.mayMakeTables ? 'schemas' : 'tables'} in the database of DATABASE_URL. Make it the owner, for example with: alter database tezbox owner to ${facts.user}`
  if (Math.abs(clockGapMs(facts)) > DAY_MS)
    return `The clock of this machine says ${written(facts.ourClock)} and the database's ${written(facts.itsClock)}. With clocks a day apart codes, promises and payouts would go wrong: set the wrong one right first.`
  return undefined
}

/** What whoever runs us should know of clocks that do not agree; undefined when they do. */
export function clockWarning(facts: ServerFacts): string | undefined {
  const gap = clockGapMs(facts)
  if (Math.abs(gap) < WARN_MS) return undefined
  const side = gap > 0 ? 'ahead of' : 'behind'
  return `the clock of this machine is ${Math.round(Math.abs(gap) / 1000)} seconds ${side} the database's`
}

export function mustBeUsable(facts: ServerFacts): void {
  const refusal = refusalOfServer(facts)
  if (refusal !== undefined) throw new ConfigError(refusal)
}

const clockGapMs = ({ ourClock, itsClock }: ServerFacts) => ourClock.getTime() - itsClock.getTime()

const written = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
