import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { assert } from '#kernel/assert.ts'
import type { Sql } from './sql.ts'

/** What a repo needs. A transaction offers the same, so a verb does not care whether it runs inside one. */
export type Db = {
  /** Only of a transaction: the database it belongs to. What may be kept for others is kept under that. */
  readonly root?: Db
  many<Row>(statement: Sql): Promise<Row[]>
  /** The only row, or undefined. More than one row is a bug. */
  maybe<Row>(statement: Sql): Promise<Row | undefined>
  one<Row>(statement: Sql): Promise<Row>
  /** For statements without rows; answers how many were touched. */
  run(statement: Sql): Promise<number>
  /**
   * All or nothing. Thrown errors roll back; a returned value commits. Serialisation failures and deadlocks are tried
   * again here and nowhere else, so the work must have no effect outside the database. Inside a transaction it joins.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * For a statement whose outcome nobody looks at: inside a transaction it is asked for and sent together with the
   * commit, so that it costs no round trip of its own; what fails there fails the transaction. Outside of one it runs
   * at once.
   */
  later(statement: () => Sql): Promise<void>
  /** Called when the transaction is committed (outside of one: at once), never after a rollback. A crash skips it. */
  afterCommit(hint: () => void): void
}

export type Database = Db & {
  readonly url: string
  /** For health checks: false as soon as the server cannot be asked. */
  isReachable(): Promise<boolean>
  poolStats(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

export type TransactionOptions = { isolation?: 'read committed' | 'repeatable read' | 'serializable' }

export type DatabaseOptions = {
  poolSize?: number
  /** For a connection, be it a new one or one that somebody else still holds. */
  connectTimeoutMs?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  idleInTransactionTimeoutMs?: number
  applicationName?: string
  onError?: (error: Error) => void
}

/** A health check has to say no before its caller gives up on it. */
const HEALTH_LIMIT_MS = 1_000
const MAX_ATTEMPTS = 6
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** bigint columns hold so'm and counters, far below 2^53; a larger one is a bug, not a rounding. */
function parseBigint(text: string): number {
  const value = Number(text)
  assert(Number.isSafeInteger(value), 'a bigint beyond 2^53 came out of the database')
  return value
}

const parsers = new Map<number, (text: string) => unknown>([[pg.types.builtins.INT8, parseBigint]])

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const report = options.onError ?? (() => undefined)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    types,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: 60_000,
    // Each keeps the statements it has seen; a new one begins with none.
    maxLifetimeSeconds: 3_600,
    application_name: options.applicationName ?? 'tezbox',
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 30_000,
    options: '-c timezone=UTC',
    // Statements that do not wait for each other travel together and are answered in their order.
    pipeline: true,
    stream: () => new GatheringSocket(),
  })
  // A lost connection reports here; without these two handlers it would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))

  const target = targetOf(pool)
  const database: Database = {
    ...queries(target),
    url,
    transaction: (work, settings) => retrying(() => inTransaction({ pool, database }, work, settings)),
    later: async (statement) => void (await send(target, statement())),
    afterCommit: (hint) => hint(),
    async isReachable() {
      const asked = pool.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([asked, sleep(HEALTH_LIMIT_MS, false, { ref: false })])
    },
    poolStats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
  return database
}

/** What is written in one turn leaves in one packet: a system call less for each statement that follows another. */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** Whoever answers a statement: a pool, a connection, or one that waits for its begin. */
type Target = { ask(statement: Sql): Promise<pg.QueryResult> }

/** From its parts: a statement that is given as an object the driver copies, property by property. */
class NamedQuery extends pg.Query {
  name: string

  constructor({ name, text, values }: Sql) {
    super(text, values as unknown[])
    this.name = name
  }
}

function targetOf(connection: pg.Pool | pg.PoolClient): Target {
  // The pool takes what a connection takes; only its types do not say so.
  const { query } = connection as { query(query: pg.Query, done: Answered): void }
  return {
    ask: (statement) =>
      new Promise((resolve, reject) => {
        query.call(connection, new NamedQuery(statement), (error, result) =>
          error ? reject(error) : resolve(result),
        )
      }),
  }
}

type Answered = (error: Error | null, result: pg.QueryResult) => void

const send = (target: Target, statement: Sql) => target.ask(statement).catch(rethrowAsUnavailable)

function queries(target: Target): Pick<Db, 'many' | 'maybe' | 'one' | 'run'> {
  return {
    many: async (statement) => (await send(target, statement)).rows,
    async maybe(statement) {
      const { rows } = await send(target, statement)
      assert(rows.length <= 1, 'a statement for one row answered several')
      return rows[0]
    },
    async one(statement) {
      const { rows } = await send(target, statement)
      assert(rows.length === 1, 'a statement for exactly one row answered another number')
      return rows[0]
    },
    run: async (statement) => (await send(target, statement)).rowCount ?? 0,
  }
}

/** Named, so that the database need not read it again. */
const command = (text: string): Sql => ({ name: text, text, values: [] })

const read = /^\s*select\b/

/**
 * Statements behind a begin that is still under way. A read may travel with it; what writes, and all that follows it,
 * waits for the answer: without a transaction around it, it could not be undone.
 */
function behind(begun: Promise<unknown>, target: Target): Target {
  let isOpen = false
  let isHeld = false
  begun.then(
    () => {
      isOpen = true
    },
    // Told to the work by the statements that wait for it, and at the latest before the commit.
    () => undefined,
  )
  return {
    ask(statement) {
      isHeld ||= !read.test(statement.text)
      return isOpen || !isHeld ? target.ask(statement) : begun.then(() => target.ask(statement))
    },
  }
}

async function inTransaction<T>(
  { pool, database }: { pool: pg.Pool; database: Database },
  work: (tx: Db) => Promise<T>,
  { isolation = 'read committed' }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect().catch(rethrowAsUnavailable)
  const target = targetOf(client)
  let broken: Error | undefined
  const hints: (() => void)[] = []
  const last: (() => Sql)[] = []
  let value: T
  try {
    const begun = send(target, command(`begin isolation level ${isolation}`))
    const tx: Db = {
      ...queries(behind(begun, target)),
      root: database,
      transaction: (inner) => inner(tx),
      later: async (statement) => void last.push(statement),
      afterCommit: (hint) => void hints.push(hint),
    }
    value = await work(tx)
    await begun
    const ending = [...last.map((statement) => statement()), command('commit')]
    const answers = await Promise.all(ending.map((statement) => send(target, statement)))
    // After an error that the work has swallowed, PostgreSQL answers a commit with a rollback and says nothing else.
    assert(
      answers.at(-1)?.command === 'COMMIT',
      'the transaction had failed before: a database error was caught inside it',
    )
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
  for (const hint of hints) hint()
  return value
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const code = postgresCode(error)
      if (tries >= MAX_ATTEMPTS || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error
      await sleep(2 ** tries * 5 * (0.5 + Math.random()))
    }
  }
}

/** The database cannot be reached, or has no connection to spare: worth another try later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The driver tells these apart by words only. */
const unavailable =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|ECONNREFUSED|ECONNRESET|ETIMEDOUT/i

function rethrowAsUnavailable(error: Error): never {
  // From whoever asked, rather than from the socket that answered.
  Error.captureStackTrace(error)
  if (
    error instanceof pg.DatabaseError ||
    !unavailable.test(`${error.message} ${(error as NodeJS.ErrnoException).code}`)
  )
    throw error
  throw new DatabaseUnavailable('the database is not available', { cause: error })
}

/** The SQLSTATE of a database error; undefined for anything else. */
export function postgresCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
