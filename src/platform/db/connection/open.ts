import pg from 'pg'
import { readAddresses } from './addresses.ts'
import { GatheringSocket, SureClient } from './client.ts'
import { FollowingClient, type FollowingConfig, serversOf } from './following.ts'
import { KEEP_ALIVE_AFTER_MS, type Limits } from './limits.ts'
import { Watch } from './silence.ts'

/** An address as in DATABASE_URL, with one server or several, or the parts of one. */
export type Server = string | Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database'>

export type ConnectionOptions = Limits & {
  applicationName: string
  /** Settings of the session beside the limits, by name. */
  settings?: Readonly<Record<string, string>>
}

export type PoolOptions = ConnectionOptions & {
  poolSize: number
  types?: pg.CustomTypesConfig
  /** Statements that do not wait for each other travel together and are answered in their order. */
  pipeline?: boolean
}

/** The server gives up a caller who is gone within half a minute, where the system can tell it. */
const serverKeepAlive = { tcp_keepalives_idle: '10', tcp_keepalives_interval: '5', tcp_keepalives_count: '3' }

/** One connection of its own. Together with `openPool` the only way to PostgreSQL (tests/arch, `one-door`). */
export function openClient(server: Server, options: ConnectionOptions): SureClient {
  return new FollowingClient({ ...configOf(server, options), watch: watchOf(server, options) })
}

export function openPool(server: Server, options: PoolOptions): { pool: pg.Pool; watch: Watch } {
  const { poolSize, types, pipeline = false } = options
  const watch = watchOf(server, options)
  const pool = new pg.Pool({
    ...configOf(server, options),
    watch,
    Client: FollowingClient,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    // Each keeps the statements it has seen; a new one begins with none.
    maxLifetimeSeconds: 3_600,
    ...(types ? { types } : {}),
    ...(pipeline ? { pipeline, stream: () => new GatheringSocket() } : {}),
  } as pg.PoolConfig)
  return { pool, watch }
}

/** Whoever falls silent is asked about on a further connection, which nobody watches. */
function watchOf(server: Server, options: ConnectionOptions): Watch {
  const config = configOf(server, { ...options, applicationName: `${options.applicationName} watch` })
  return new Watch({
    ...options,
    open(sameServerAs) {
      if (!sameServerAs) return new FollowingClient(config)
      const { host, port, user, password, database } = sameServerAs
      const { connectionString: _, servers: __, ...rest } = config
      const { ssl } = sameServerAs as { ssl?: boolean }
      return new SureClient({ ...rest, host, port, user, password, database, ...(ssl ? { ssl } : {}) })
    },
  })
}

function configOf(server: Server, options: ConnectionOptions): FollowingConfig {
  const settings = { timezone: 'UTC', ...serverKeepAlive, ...options.settings }
  return {
    ...placeOf(server),
    application_name: options.applicationName,
    connectionTimeoutMillis: options.connectTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  }
}

/** User, database and the rest are the same for all of them; where a connection goes is found when it is made. */
function placeOf(server: Server): FollowingConfig {
  if (typeof server !== 'string') return server
  const connectionString = readAddresses(server).servers[0]?.url ?? server
  return { connectionString, servers: serversOf(server) }
}
