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
 * MAX_EVENTS at a time, oldest first; undefined ends the stream, for a viewer who may no longer see it. `askedAt` is when
 * the stream wanted to know, by `performance.now()`: whatever was read from then on will do, also for others.
 */
export type ReadEvents = (
  since: string | undefined,
  askedAt: number,
) => Promise<readonly LiveEvent[] | undefined>

export type EventStreamOptions = {
  response: ServerResponse
  read: ReadEvents
  since: string | undefined
  onError(error: unknown): void
}

export const MAX_EVENTS = 100

/** A class, because there are thousands: they share their methods, a closure would be made for each. */
export class EventStream {
  readonly #options: EventStreamOptions
  #since: string | undefined
  #open = true
  #reading = false
  #wanted = false
  /** Set while the client has not taken what was written; called when it has, or is gone. */
  #goOn: (() => void) | undefined
  #wasStuck = false

  constructor(options: EventStreamOptions) {
    this.#options = options
    this.#since = options.since
    options.response.on('drain', () => this.#unstick())
  }

  /** There may be something new. While it is being read, one more look afterwards is enough. */
  wake(): void {
    if (this.#reading) this.#wanted = true
    else if (this.#open) void this.#catchUp()
  }

  /**
   * A comment that keeps proxies from closing. A client that took nothing between two of them is dropped; it loses
   * nothing, for it resumes when it can.
   */
  beat(): void {
    const isStuck = this.#goOn !== undefined
    if (isStuck && this.#wasStuck) this.drop()
    else if (this.#open && !isStuck) this.#options.response.write(':\n\n')
    this.#wasStuck = isStuck
  }

  /** The browser comes back by itself and resumes; `retryMs` says when, to whoever goes by it. */
  end(retryMs?: number): void {
    if (!this.#open) return
    this.#open = false
    this.#options.response.end(retryMs === undefined ? undefined : `retry: ${retryMs}\n\n`)
    this.#unstick()
  }

  drop(): void {
    this.#open = false
    this.#options.response.destroy()
    this.#unstick()
  }

  async #catchUp(): Promise<void> {
    this.#reading = true
    try {
      for (;;) {
        this.#wanted = false
        const events = await this.#options.read(this.#since, performance.now())
        if (events === undefined) return this.end()
        for (const event of events) await this.#send(event)
        if (!this.#open || (events.length < MAX_EVENTS && !this.#wanted)) return
      }
    } catch (error) {
      this.#options.onError(error)
      this.end()
    } finally {
      this.#reading = false
    }
  }

  /** One event at a time and no faster than the client takes them, so that the buffer never holds more than one. */
  async #send(event: LiveEvent): Promise<void> {
    if (!this.#open) return
    this.#since = event.id
    if (this.#options.response.write(frame(event))) return
    await new Promise<void>((goOn) => {
      this.#goOn = goOn
    })
  }

  #unstick(): void {
    this.#wasStuck = false
    const goOn = this.#goOn
    this.#goOn = undefined
    goOn?.()
  }
}

function frame({ id, event, data }: LiveEvent): string {
  assert(!/[\r\n\0]/.test(id + event), 'an event id or name has a line break')
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
