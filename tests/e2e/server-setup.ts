import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../support/server-process.ts'

/** One server with demo data for all journeys. Its address reaches the workers through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-e2e-'))
  const server = await startServerProcess({ TEZBOX_DATA: dataDir })
  process.env.TEZBOX_E2E_URL = server.url
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
