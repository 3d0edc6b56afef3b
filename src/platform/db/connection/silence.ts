import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { SureClient } from './client.ts'
import { GRACE_MS, type Limits } from './limits.ts'
import { ConnectionLost } from './lost.ts'
import { endSessions, workingOf } from './sessions.ts'

export type WatchOptions = Pick<Limits, 'quietMs' | 'statementTimeoutMs' | 'connectTimeoutMs'> & {
  /** A new connection, unwatched: to the very server of an old one, or wherever the database is now. */
  open(sameServerAs?: SureClient): SureClient
}

const LOOK_EVERY_MS = 200
/** Of a timer that is later than this the whole process is: answers lie unread, and nothing is said about the server. */
const OWN_DELAY_MS = 500
const SEARCH_EVERY_MS = 300
/** For the whole of asking, the new connection included: who is asked about has waited already. */
const ASK_LIMIT_MS = 2_000
/** An answer that was on its way while the server was asked about it. */
const CROSSED_MS = 250
/**
 * How long to believe that the server works on a question, before it is asked again: a moment, then a quarter longer each
 * time. Soon again, because what waited for a lock when it was asked about may have been answered, and not heard, since.
 */
const LONGEST_TRUST_MS = 60_000
const TRUST_GROWS = 1.25
/** Of older ones the server has ended the transaction itself. */
const MOST_LEFT = 100

type Trust = { question: number; until: number; ms: number }

/**
 * A connection whose server has fallen silent looks like one whose statement takes long. After a moment the server is
 * asked, on a new connection, which of the two it is: what it works on may go on to its limit. What it does not know of is
 * thrown away, and with it all connections that have been quiet since then, so that nobody else has to find out.
 */
export class Watch {
  readonly #options: WatchOptions
  readonly #clients = new Set<SureClient>()
  readonly #trusted = new WeakMap<SureClient, Trust>()
  /** Sessions that a server may still hold, with their locks, though nobody listens to them any more. */
  readonly #left: { pid: number; begun: number }[] = []
  #ticking: NodeJS.Timeout | undefined
  #lookedAt = 0
  #isAsking = false
  #isSilent = false
  #isStopped = false

  constructor(options: WatchOptions) {
    this.#options = options
  }

  /** Not even a new connection was answered; true until one is. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  add(client: SureClient): void {
    this.#clients.add(client)
    if (this.#ticking) return
    this.#lookedAt = performance.now()
    this.#ticking = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
  }

  remove(client: SureClient): void {
    this.#clients.delete(client)
    if (this.#clients.size > 0) return
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  /** Throws away what is still open, and ends the search for a server that is silent. */
  stop(): void {
    this.#isStopped = true
    for (const client of this.#clients) client.drop(new ConnectionLost('the connection is closed'))
  }

  #look(): void {
    const now = performance.now()
    const isLate = now - this.#lookedAt - LOOK_EVERY_MS > OWN_DELAY_MS
    this.#lookedAt = now
    if (isLate) return
    const limit = this.#options.statementTimeoutMs + GRACE_MS
    const tooLong = [...this.#clients].filter((client) => quietFor(client) > limit)
    this.#throwAway(tooLong, 'the database did not answer within the limit')
    const [doubted] = this.#doubted()
    if (doubted && !this.#isAsking) void this.#inquire(doubted)
  }

  /** Those whose question waits without a sign of life, and of whom the server has not just said that it works for them. */
  #doubted(): SureClient[] {
    const now = performance.now()
    return [...this.#clients].filter((client) => {
      if (quietFor(client) < this.#options.quietMs) return false
      const trust = this.#trusted.get(client)
      return !trust || trust.question !== client.waitingSince || now > trust.until
    })
  }

  /** One at a time, for all that are quiet. */
  async #inquire(first: SureClient): Promise<void> {
    this.#isAsking = true
    try {
      await this.#ask((fresh) => this.#sort(fresh), first)
    } catch (error) {
      this.#judge(error)
    } finally {
      this.#isAsking = false
    }
  }

  /** Asked about twice: what was heard in between may be all that the others were waiting for. */
  async #sort(fresh: SureClient): Promise<void> {
    const suspects = await this.#suspectsAmong(fresh, this.#doubted())
    const silent = suspects.length > 0 ? await this.#suspectsAmong(fresh, suspects) : suspects
    this.#throwAway(silent, 'the connection to the database has gone silent')
    // What is not ended now is ended the next time.
    if (this.#left.length > 0) await this.#endLeft(fresh).catch(() => undefined)
  }

  /** Who is still quiet though the server does nothing for them. Who falls quiet meanwhile is asked about the next time. */
  async #suspectsAmong(fresh: SureClient, asked: readonly SureClient[]): Promise<SureClient[]> {
    const questions = new Map(asked.map((client) => [client, client.waitingSince]))
    const working = await workingOf(fresh, asked)
    await sleep(CROSSED_MS, undefined, { ref: false })
    // What lies unread in a process that was busy is read before anybody is judged.
    await setImmediate()
    const quiet = this.#doubted().filter((client) => questions.get(client) === client.waitingSince)
    for (const client of quiet) if (working.has(client)) this.#trust(client)
    return quiet.filter((client) => !working.has(client))
  }

  /** Why the server could not be asked. One that refuses a further connection is there: the limit of statements has to do. */
  #judge(error: unknown): void {
    const isThere = error instanceof pg.DatabaseError
    const isGoing = isThere && error.code?.startsWith('57P')
    if (isThere && !isGoing) for (const client of this.#doubted()) this.#trust(client)
    else this.#throwAway(this.#doubted(), 'the database is silent')
    if (!isThere) void this.#search()
  }

  #trust(client: SureClient): void {
    const { waitingSince: question = 0 } = client
    const before = this.#trusted.get(client)
    const ms =
      before?.question === question
        ? Math.min(LONGEST_TRUST_MS, before.ms * TRUST_GROWS)
        : this.#options.quietMs
    this.#trusted.set(client, { question, until: performance.now() + ms, ms })
  }

  #throwAway(lost: readonly SureClient[], why: string): void {
    if (lost.length === 0) return
    const since = Math.min(...lost.map(({ waitingSince }) => waitingSince ?? Number.POSITIVE_INFINITY))
    const idle = [...this.#clients].filter((one) => one.waitingSince === undefined && one.heardAt <= since)
    // The idle ones first: who is told of a lost one and asks again gets none of them.
    for (const client of [...idle, ...lost]) {
      const { pid, ageSeconds } = client.session
      this.#left.push({ pid, begun: performance.now() - ageSeconds * 1000 })
      if (this.#left.length > MOST_LEFT) this.#left.shift()
      this.#clients.delete(client)
      client.drop(new ConnectionLost(why))
    }
  }

  /** Until a new connection is answered nobody has to wait for what would not come. */
  async #search(): Promise<void> {
    if (this.#isSilent) return
    this.#isSilent = true
    while (!this.#isStopped) {
      const isThere = await this.#ask((fresh) => this.#endLeft(fresh)).then(
        () => true,
        (error) => error instanceof pg.DatabaseError,
      )
      if (isThere) break
      await sleep(SEARCH_EVERY_MS, undefined, { ref: false })
    }
    this.#isSilent = false
  }

  async #endLeft(fresh: SureClient): Promise<void> {
    const now = performance.now()
    await endSessions(
      fresh,
      this.#left.map(({ pid, begun }) => ({ pid, ageSeconds: (now - begun) / 1000 })),
    )
    this.#left.length = 0
  }

  /** On a connection of its own, that is closed after it. */
  async #ask<T>(ask: (fresh: SureClient) => Promise<T>, sameServerAs?: SureClient): Promise<T> {
    const fresh = this.#options.open(sameServerAs)
    const tooLate = () => fresh.drop(new ConnectionLost('the database is silent'))
    const limit = setTimeout(tooLate, Math.min(this.#options.connectTimeoutMs, ASK_LIMIT_MS)).unref()
    try {
      await fresh.connect()
      return await ask(fresh)
    } finally {
      clearTimeout(limit)
      void fresh.end().catch(() => undefined)
    }
  }
}

/** Since the question that waits, or since the last part of its answer; 0 when none waits. */
function quietFor(client: SureClient): number {
  const { waitingSince, heardAt } = client
  return waitingSince === undefined ? 0 : performance.now() - Math.max(waitingSince, heardAt)
}
