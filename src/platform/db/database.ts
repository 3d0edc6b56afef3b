import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { assert } from '#kernel/assert.ts'
import type { Result } from '#kernel/result.ts'
import { type Limits, limitsOfCalls } from './connection/limits.ts'
import { ConnectionLost } from './connection/lost.ts'
import { openClient, openPool } from './connection/open.ts'
import { NotWritable } from './connection/servers.ts'
import type { Watch } from './connection/silence.ts'
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
   * A transaction that an expected failure rolls back too. Inside another one only its own part is undone, and what stands
   * around it goes on.
   */
  allOrNone<T, E>(work: (tx: Db) => Promise<Result<T, E>>): Promise<Result<T, E>>
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
  /** For the check of life: nothing was answered for a minute, though a new connection is. Only a new start helps. */
  isStuck(): Promise<boolean>
  poolStats(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

export type TransactionOptions = { isolation?: 'read committed' | 'repeatable read' | 'serializable' }

export type DatabaseOptions = Partial<Limits> & {
  poolSize?: number
  applicationName?: string
  onError?: (error: Error) => void
}

/** A health check has to say no before its caller gives up on it. */
const HEALTH_LIMIT_MS = 1_000
/** Without any answer for so long, and yet with a server that answers others, a process does not recover by itself. */
const STUCK_AFTER_MS = 60_000
const CLOSE_LIMIT_MS = 5_000
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
  const limits = { ...limitsOfCalls, ...options }
  const applicationName = options.applicationName ?? 'tezbox'
  const { pool, watch } = openPool(url, { poolSize: 10, ...limits, applicationName, types, pipeline: true })
  // A lost connection reports here; without these two handlers it would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const health = watchAnswers()
  const door: Door = { pool, watch, health }

  const target = targetOf(pool, door)
  const database: Database = {
    ...queries(target),
    url,
    transaction: (work, settings) => retrying(() => inTransaction({ ...door, database }, work, settings)),
    allOrNone: (work) => database.transaction((tx) => tx.allOrNone(work)),
    later: async (statement) => void (await send(target, statement())),
    afterCommit: (hint) => hint(),
    async isReachable() {
      const asked = target.ask(command('select 1')).then(
        () => true,
        () => false,
      )
      return Promise.race([asked, sleep(HEALTH_LIMIT_MS, false, { ref: false })])
    },
    async isStuck() {
      if (!health.isLongUnanswered() || (await database.isReachable())) return false
      const fresh = openClient(url, { ...limits, applicationName, connectTimeoutMs: HEALTH_LIMIT_MS })
      const answers = await fresh.connect().then(
        () => true,
        () => false,
      )
      void fresh.end().catch(() => undefined)
      return answers
    },
    poolStats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      // Who still holds a connection is waited for, but not for ever; with the connections everything waiting ends.
      if (pool.ending) return
      await Promise.race([pool.end(), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
      watch.stop()
    },
  }
  return database
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

type Door = { pool: pg.Pool; watch: Watch; health: ReturnType<typeof watchAnswers> }

/** Remembers since when nothing has been answered, refusals of the server included. */
function watchAnswers() {
  let unansweredSince: number | undefined
  return {
    note(error: Error | null | undefined) {
      unansweredSince = error && isLost(error) ? (unansweredSince ?? performance.now()) : undefined
    },
    isLongUnanswered: () =>
      unansweredSince !== undefined && performance.now() - unansweredSince > STUCK_AFTER_MS,
  }
}

/** Nobody waits for a connection to a server that is known to be silent. */
function refuseSilence({ watch, health }: Door): void {
  if (!watch.isSilent) return
  const error = new ConnectionLost('the database is silent')
  health.note(error)
  throw error
}

function targetOf(connection: pg.Pool | pg.PoolClient, door: Door): Target {
  // The pool takes what a connection takes; only its types do not say so.
  const { query } = connection as { query(query: pg.Query, done: Answered): void }
  return {
    ask: (statement) =>
      new Promise((resolve, reject) => {
        if (connection === door.pool) refuseSilence(door)
        query.call(connection, new NamedQuery(statement), (error, result) => {
          door.health.note(error)
          if (error) reject(error)
          else resolve(result)
        })
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
  { database, ...door }: Door & { database: Database },
  work: (tx: Db) => Promise<T>,
  { isolation = 'read committed' }: TransactionOptions = {},
): Promise<T> {
  const client = await lend(door).catch(rethrowAsUnavailable)
  const target = targetOf(client, door)
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
      allOrNone: (inner) => undoable(tx, [hints, last], () => inner(tx)),
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

/** What failed is gone from the database, and from what waits for the commit. */
async function undoable<T, E>(
  tx: Db,
  waiting: readonly unknown[][],
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const before = waiting.map(({ length }) => length)
  await tx.run(command('savepoint part'))
  const done = await work()
  if (!done.ok) {
    await tx.run(command('rollback to savepoint part'))
    for (const [index, list] of waiting.entries()) list.length = before[index] ?? 0
  }
  // One inside another has the same name: the inner one has to go before the outer one is meant again.
  await tx.run(command('release savepoint part'))
  return done
}

async function lend(door: Door): Promise<pg.PoolClient> {
  refuseSilence(door)
  return door.pool.connect().catch((error: Error) => {
    door.health.note(error)
    throw error
  })
}

/**
 * Again only what is known not to have happened: PostgreSQL itself has said that it undid the transaction. A connection
 * that was lost, be it with the answer to the commit, says nothing; its caller has the Idempotency-Key (decision 50).
 */
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
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout|timeout expired|received unexpected|E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NETDOWN|AI_AGAIN|NOTFOUND)/i

/** Only to be read, shutting down, crashed, starting: this server is not, or not yet, the one to ask. */
const isElsewhere = new Set(['25006', '57P01', '57P02', '57P03'])

function isLost(error: Error): boolean {
  if (error instanceof ConnectionLost || error instanceof NotWritable) return true
  if (error instanceof pg.DatabaseError) return isElsewhere.has(error.code ?? '')
  return unavailable.test(`${error.message} ${(error as NodeJS.ErrnoException).code}`)
}

function rethrowAsUnavailable(error: Error): never {
  // From whoever asked, rather than from the socket that answered.
  Error.captureStackTrace(error)
  if (!isLost(error)) throw error
  throw new DatabaseUnavailable('the database is not available', { cause: error })
}

/** The SQLSTATE of a database error; undefined for anything else. */
export function postgresCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
