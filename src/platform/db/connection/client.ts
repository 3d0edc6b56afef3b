import { Socket } from 'node:net'
import pg from 'pg'
import { GOODBYE_MS } from './limits.ts'
import { wholeMessages } from './whole-messages.ts'

/** What of the driver's connection its types do not tell. */
type Wire = pg.Connection & { stream: Socket; attachListeners(stream: Readable): void }
type Readable = { on(event: string, listener: (chunk: Buffer) => void): unknown }

/** A session of the server: the number of its process, and its age. The numbers are given away again. */
export type Session = { pid: number; ageSeconds: number }

/** Who looks after connections while they are open (silence.ts). */
type Watching = { add(client: SureClient): void; remove(client: SureClient): void }

export type SureConfig = pg.ClientConfig & { watch?: Watching }

/**
 * A connection that ends: what is no answer breaks it, its silence is watched, and a goodbye is not waited for longer than
 * a moment. All connections of the product are of this kind, those of pools too.
 */
export class SureClient extends pg.Client {
  /** When the questions that wait for an answer were asked, the oldest first. */
  readonly #asked: number[] = []
  #openedAt: number | undefined
  #heardAt = 0
  #heardBytes = 0

  constructor(config: SureConfig = {}) {
    super(config)
    // A lost connection shows in the question that it was asked, or in the next one; it never ends the process.
    this.on('error', () => undefined)
    const { wire } = this
    const attach = wire.attachListeners
    wire.attachListeners = (stream) =>
      attach.call(
        wire,
        checkedStream(stream, (error) => this.drop(error)),
      )
    this.#countQuestions()
    const { watch } = config
    if (!watch) return
    wire.once('readyForQuery', () => watch.add(this))
    wire.once('end', () => watch.remove(this))
  }

  /** The server says once for each of these messages that it is ready for the next. */
  #countQuestions(): void {
    const { wire } = this
    const { query, sync } = wire
    wire.query = (text) => {
      this.#asked.push(performance.now())
      query.call(wire, text)
    }
    wire.sync = () => {
      this.#asked.push(performance.now())
      sync.call(wire)
    }
    wire.on('readyForQuery', () => {
      this.#heardAt = performance.now()
      this.#heardBytes = wire.stream.bytesRead
      if (this.#openedAt === undefined) this.#openedAt = this.#heardAt
      else this.#asked.shift()
    })
  }

  protected get wire(): Wire {
    return (this as unknown as { connection: Wire }).connection
  }

  /** By the number of its process and its age: the server gives numbers away again. */
  get session(): Session {
    const { processID } = this as unknown as { processID: number }
    return { pid: processID, ageSeconds: (performance.now() - (this.#openedAt ?? 0)) / 1000 }
  }

  /** When the oldest question without an answer became the server's turn; undefined when none waits. */
  get waitingSince(): number | undefined {
    const [asked] = this.#asked
    return asked && Math.max(asked, this.#openedAt ?? 0)
  }

  /** The last sign of life, be it a part of an answer only. */
  get heardAt(): number {
    const { bytesRead } = this.wire.stream
    if (bytesRead !== this.#heardBytes) {
      this.#heardBytes = bytesRead
      this.#heardAt = performance.now()
    }
    return this.#heardAt
  }

  /** Thrown away without a goodbye; whoever waits for an answer on it is told. */
  drop(reason: Error): void {
    this.wire.stream.destroy(reason)
  }

  override end(): Promise<void>
  override end(done: (error: Error) => void): void
  override end(done?: (error: Error) => void): Promise<void> | void {
    const goodbye = setTimeout(() => this.wire.stream.destroy(), GOODBYE_MS).unref()
    this.wire.once('end', () => clearTimeout(goodbye))
    return done ? super.end(done) : super.end()
  }
}

/** The driver's parser throws out of the socket, where nobody stands to catch it. */
function checkedStream(stream: Readable, broken: (error: Error) => void): Readable {
  return {
    on(event, listener) {
      if (event !== 'data') return stream.on(event, listener)
      let isBroken = false
      const take = wholeMessages(listener)
      return stream.on(event, (chunk) => {
        if (isBroken) return
        try {
          take(chunk)
        } catch (error) {
          isBroken = true
          broken(error as Error)
        }
      })
    },
  }
}

/** What is written in one turn leaves in one packet: a system call less for each statement that follows another. */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
