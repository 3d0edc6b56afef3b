import type { ServerProcess } from '../../support/server-process.ts'
import { test as base } from '../fixtures.ts'

type Fixtures = {
  /** Files that name the same one, or none, may share a server and its clock; a name of its own has a server of its own. */
  clockOf: string
  server: ServerProcess
}

/** The fixtures of every journey, on a server whose clock can be moved. */
export const test = base.extend<Fixtures>({
  clockOf: ['everybody', { option: true }],
  server: async ({ clockedServers, clockOf }, use, { file }) => {
    await use(await clockedServers.named(clockOf, file))
  },
  site: async ({ server }, use) => {
    await use(server.url)
  },
})
