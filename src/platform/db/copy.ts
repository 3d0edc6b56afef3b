import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** What the driver's connection has for COPY; its types leave it out. */
type CopyConnection = {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const BATCH_BYTES = 128 * 1024
/** So much may wait for its reader before the server is asked to wait. */
const MOST_WAITING = 8

/**
 * The rows of a `copy … to stdout`, many together, each ended by a line feed. `onRow` sees every row as it comes, and may not
 * keep it. Whoever stops reading in the middle has to end the connection.
 */
export async function* copyOut(
  client: pg.Client,
  text: string,
  onRow: (row: Buffer) => void,
): AsyncGenerator<Buffer> {
  const answer = client.query(new CopyOut(text, onRow) as CopyOut & pg.Submittable)
  for (let batch = await answer.next(); batch !== undefined; batch = await answer.next()) yield batch
}

/** Sends the rows to a `copy … from stdin`; answers how many the server took. */
export async function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const sending = client.query(new CopyIn(text, source) as CopyIn & pg.Submittable)
  return sending.done
}

/** What every statement of the driver has to answer to. */
abstract class Copying {
  protected readonly text: string
  protected stream: Duplex | undefined
  /** Set by the driver: called at the end, it stops the clock of the statement. */
  callback: (() => void) | undefined

  constructor(text: string) {
    this.text = text
  }

  submit(connection: CopyConnection): void {
    this.stream = connection.stream
    connection.query(this.text)
  }

  handleCommandComplete(_message: { text: string }): void {
    // How many rows went: of interest to whoever sent them only.
  }
}

class CopyOut extends Copying {
  readonly #onRow: (row: Buffer) => void
  #batches: Buffer[] = []
  #batch = Buffer.allocUnsafe(BATCH_BYTES)
  #used = 0
  #outcome: { error?: Error } | undefined
  #wake: () => void = () => undefined

  constructor(text: string, onRow: (row: Buffer) => void) {
    super(text)
    this.#onRow = onRow
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#onRow(chunk)
    if (this.#used + chunk.length > BATCH_BYTES) this.#flush()
    // Copied, because the driver reads the next packet into the same bytes.
    if (chunk.length > BATCH_BYTES) this.#batches.push(Buffer.from(chunk))
    else {
      chunk.copy(this.#batch, this.#used)
      this.#used += chunk.length
    }
    if (this.#batches.length >= MOST_WAITING) this.stream?.pause()
    if (this.#batches.length > 0) this.#wake()
  }

  #flush(): void {
    if (this.#used === 0) return
    this.#batches.push(this.#batch.subarray(0, this.#used))
    this.#batch = Buffer.allocUnsafe(BATCH_BYTES)
    this.#used = 0
  }

  handleReadyForQuery(): void {
    this.#flush()
    this.#outcome ??= {}
    this.callback?.()
    this.#wake()
  }

  handleError(error: Error): void {
    this.#outcome ??= { error }
    this.callback?.()
    this.#wake()
  }

  async next(): Promise<Buffer | undefined> {
    for (;;) {
      if (this.#outcome?.error) throw this.#outcome.error
      const batch = this.#batches.shift()
      if (batch) {
        if (this.#batches.length === 0) this.stream?.resume()
        return batch
      }
      if (this.#outcome) return undefined
      await new Promise<void>((wake) => {
        this.#wake = wake
      })
    }
  }
}

class CopyIn extends Copying {
  readonly #source: AsyncIterable<Buffer>
  readonly #ended = Promise.withResolvers<number>()
  #rows = 0
  #failed: Error | undefined

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text)
    this.#source = source
    // Also told to whoever waits; here only so that it is never unheard.
    this.#ended.promise.catch(() => undefined)
  }

  get done(): Promise<number> {
    return this.#ended.promise
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: Error) => {
      this.#failed ??= error
      // The server answers with an error of its own, after which the connection can be used again.
      connection.sendCopyFail('the source of the rows failed')
    })
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#failed) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), this.#ended.promise])
    }
    if (!this.#failed) connection.endCopyFrom()
  }

  override handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.callback?.()
    if (this.#failed) this.#ended.reject(this.#failed)
    else this.#ended.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#failed ??= error
    this.callback?.()
    this.#ended.reject(this.#failed)
  }
}
