import type { ServerProcess } from '../../support/server-process.ts'
import { openDemoSite } from './demo-site.ts'

const minuteMs = 60_000
/** Longer than the limit of codes for one network, which all people of the journeys share. */
export const networkLimitIsOver = 11 * minuteMs
/** Longer than the limit of codes for one phone as well. */
const everyLimitIsOver = 61 * minuteMs

type Running = { server: Promise<ServerProcess>; lastFile: string }

/** The servers of one worker whose clocks are moved, by name. Files that share one come to it one after the other. */
export class ClockedServers {
  readonly #running = new Map<string, Running>()

  async named(name: string, file: string): Promise<ServerProcess> {
    const known = this.#running.get(name)
    if (!known) return this.#start(name, file)
    const server = await known.server
    // Whoever of the demo signed in for the file before can do so for this one, as if nobody had asked for a code yet.
    if (known.lastFile !== file) await server.advance(everyLimitIsOver)
    known.lastFile = file
    return server
  }

  #start(name: string, lastFile: string): Promise<ServerProcess> {
    const server = openDemoSite('tests/support/clocked-main.ts')
    this.#running.set(name, { server, lastFile })
    return server
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map(async ({ server }) => (await server).stop()))
  }
}
