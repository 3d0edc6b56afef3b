import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts'
import { test as base } from '../fixtures.ts'

const key = Buffer.alloc(32, 7)
/** Of these servers: with it a test makes a link that would have come as a message long ago. */
export const secrets = createSecrets(key)

type Worker = {
  /** Files that name the same one, or none, may share a server and its clock; a name of its own has a server of its own. */
  clockOf: string
  /** A server of these tests alone, whose clock they move. */
  server: ServerProcess
}

/** The fixtures of every journey, on a server whose clock can be moved. */
export const test = base.extend<object, Worker>({
  clockOf: ['everybody', { option: true, scope: 'worker' }],
  server: [
    async ({ clockOf: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-clocked-'))
      const env = { TEZBOX_DATA: dataDir, SECRET_KEY: key.toString('base64') }
      const server = await startServerProcess(env, 'tests/support/clocked-main.ts')
      await use(server)
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ server }, use) => {
    await use(server.url)
  },
})
