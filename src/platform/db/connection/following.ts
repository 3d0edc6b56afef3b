import type pg from 'pg'
import { type DatabaseServer, nameOf, readAddresses } from './addresses.ts'
import { SureClient, type SureConfig } from './client.ts'
import { knowServers, NotWritable, type ServerState, type Servers } from './servers.ts'

/** One server gets no longer for its answer in a search: a busy one needs its time, a silent one has to end below the 2 s of a fail-over. */
const ASK_LIMIT_MS = 1_500
const READ_ONLY_TRANSACTION = '25006'

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

export type FollowingConfig = SureConfig & { servers?: Servers }

/** What a server reports of itself when a connection begins, and again whenever it changes. */
const reports = { in_hot_standby: 'isStandby', default_transaction_read_only: 'isReadOnly' } as const
type Report = { parameterName: string; parameterValue: string }

/**
 * A connection to whichever server of DATABASE_URL can be written to. It is refused by the others, and ends when its
 * server becomes one of them.
 */
export class FollowingClient extends SureClient {
  readonly #servers: Servers | undefined
  readonly #said: Partial<Record<'isStandby' | 'isReadOnly', boolean>> = {}
  #isEnding = false

  constructor(config: FollowingConfig = {}) {
    super(config)
    this.#servers = config.servers
    this.wire.on('parameterStatus', ({ parameterName, parameterValue }: Report) => {
      const what = reports[parameterName as keyof typeof reports]
      if (what) this.#said[what] = parameterValue === 'on'
    })
  }

  override connect(): Promise<pg.Client>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#servers ? this.#follow(this.#servers) : super.connect()
    if (!done) return connected
    const tell = done as (error: Error | null, client?: pg.Client) => void
    connected.then((client) => tell(null, client), tell)
    return undefined
  }

  override end(): Promise<void>
  override end(done: (error: Error) => void): void
  override end(done?: (error: Error) => void): Promise<void> | void {
    this.#isEnding = true
    return done ? super.end(done) : super.end()
  }

  async #follow(servers: Servers): Promise<pg.Client> {
    const server = await servers.find()
    this.host = server.host
    this.port = server.port
    try {
      await super.connect()
      if (!servers.isWanted(await this.#state())) throw readOnly(server)
    } catch (error) {
      servers.doubt(server)
      if (error instanceof NotWritable) this.end().catch(() => undefined)
      throw error
    }
    this.#stayWith(servers, server)
    return this
  }

  /** Servers before 14, and some that stand between, report nothing: those are asked. */
  async #state(): Promise<Pick<ServerState, 'isStandby' | 'isReadOnly'>> {
    const { isStandby, isReadOnly } = this.#said
    if (isStandby !== undefined && isReadOnly !== undefined) return { isStandby, isReadOnly }
    const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only')
    const isClosed = rows[0]?.transaction_read_only === 'on'
    return { isStandby: isClosed, isReadOnly: isClosed }
  }

  #stayWith(servers: Servers, server: DatabaseServer): void {
    const forget = servers.onLeft(server, () => this.drop(readOnly(server)))
    this.once('end', () => {
      forget()
      if (!this.#isEnding) servers.doubt(server)
    })
    // After whoever waits for this answer has got it.
    const leave = () => void setImmediate(() => servers.leave(server))
    this.wire.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY_TRANSACTION) leave()
    })
    this.wire.on('parameterStatus', ({ parameterName }: Report) => {
      const { isStandby = false, isReadOnly = false } = this.#said
      if (parameterName in reports && !servers.isWanted({ isStandby, isReadOnly })) leave()
    })
  }
}

const readOnly = (server: DatabaseServer) => new NotWritable(`${nameOf(server)} can only be read`)

const known = new Map<string, Servers>()

/** All connections with one address know the same of its servers, whoever opened them. */
export function serversOf(url: string): Servers {
  const servers = known.get(url) ?? knowServers(readAddresses(url), askServer)
  known.set(url, servers)
  return servers
}

async function askServer({ url }: DatabaseServer): Promise<ServerState> {
  const client = new SureClient({ connectionString: url, application_name: 'tezbox search' })
  client.on('error', () => undefined)
  const limit = setTimeout(() => client.drop(new Error('no answer in time')), ASK_LIMIT_MS)
  try {
    await client.connect()
    const { rows } = await client.query<ServerState>(`
      select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::boolean as "isReadOnly",
        case when pg_is_in_recovery() then 0
          else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`)
    return rows[0] as ServerState
  } finally {
    clearTimeout(limit)
    client.end().catch(() => undefined)
  }
}
