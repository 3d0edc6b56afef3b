import type { ServerResponse } from 'node:http'
import { assert } from '#kernel/assert.ts'

export type LiveEvent = {
  /** Grows with time and is what `read` is asked with next; a browser that comes back names the last one it saw. */
  id: string
  event: string
  data: unknown
}

/**
 * What is new since the event with this id; without one, the present state as at least one event. The database
 * remembers, not the process: so a stream resumes on any process, and a lost notice costs only time. At most
 * MAX_EVENTS at a time, oldest first; undefined ends the stream, for a viewer who may no longer see it.
 */
export type ReadEvents = (since: string | undefined) => Promise<readonly LiveEvent[] | undefined>

export type EventStreamOptions = {
  response: ServerResponse
  read: ReadEvents
  since: string | undefined
  maxBufferedBytes: number
  onError(error: unknown): void
}

export const MAX_EVENTS = 100

/** A class, because there are thousands: they share their methods, a closure would be made for each. */
export class EventStream {
  readonly #options: EventStreamOptions
  #since: string | undefined
  #reading = false
  #wanted = false
  #open = true

  constructor(options: EventStreamOptions) {
    this.#options = options
    this.#since = options.since
  }

  /** There may be something new. While it is being read, one more look afterwards is enough. */
  wake(): void {
    if (this.#reading) this.#wanted = true
    else if (this.#open) void this.#catchUp()
  }

  /** A comment that keeps proxies from closing; a client that took nothing since the last one is gone. */
  beat(): void {
    if (!this.#open) return
    if (this.#options.response.writableLength > 0) this.drop()
    else this.#write(':\n\n')
  }

  /** The browser comes back by itself and resumes. */
  end(): void {
    if (!this.#open) return
    this.#open = false
    this.#options.response.end()
  }

  /** For a client that does not take what it is sent: nothing is lost, it resumes when it can. */
  drop(): void {
    this.#open = false
    this.#options.response.destroy()
  }

  async #catchUp(): Promise<void> {
    this.#reading = true
    try {
      for (;;) {
        this.#wanted = false
        const events = await this.#options.read(this.#since)
        if (!this.#open) return
        if (events === undefined) return this.end()
        this.#send(events)
        if (!this.#open || (events.length < MAX_EVENTS && !this.#wanted)) return
      }
    } catch (error) {
      this.#options.onError(error)
      this.end()
    } finally {
      this.#reading = false
    }
  }

  #send(events: readonly LiveEvent[]): void {
    const last = events.at(-1)
    if (!last) return
    this.#since = last.id
    this.#write(events.map(frame).join(''))
  }

  #write(text: string): void {
    const { response, maxBufferedBytes } = this.#options
    response.write(text)
    if (response.writableLength > maxBufferedBytes) this.drop()
  }
}

function frame({ id, event, data }: LiveEvent): string {
  assert(!/[\r\n\0]/.test(id + event), 'an event id or name has a line break')
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
