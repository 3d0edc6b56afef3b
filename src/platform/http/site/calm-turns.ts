import type { Server } from 'node:http'

/** However many come, somebody waits for a page too. */
const MOST_TURNS = 200

/** Whoever is about to keep the process busy for milliseconds waits here first. */
export type CalmTurns = {
  /** One after the other, each in a turn of the process that has brought nobody new. */
  next(): Promise<void>
  watch(server: Pick<Server, 'on'>): void
}

/**
 * Node takes in one new connection a turn of its loop. Were every turn to draw a page, a hundred callers would stand a hundred
 * pages outside the door, health checks among them, however short their own question is. So between two pages the loop
 * turns, which costs microseconds, until a turn has brought neither a connection nor a request.
 */
export function createCalmTurns(): CalmTurns {
  let arrivals = 0
  let last = Promise.resolve()

  async function calm(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const before = arrivals
      await new Promise(setImmediate)
      if (arrivals === before) return
    }
  }

  const arrived = () => {
    arrivals++
  }
  return {
    next() {
      last = last.then(calm)
      return last
    },
    watch: (server) => void server.on('connection', arrived).on('request', arrived),
  }
}
