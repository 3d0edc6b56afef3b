import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { startThrowAwayPostgres } from '../../tests/support/throw-away-postgres.ts'
import { throwAwayFolder } from './throw-away.ts'

/** The product as a process of its own, on a database and in a folder that go with it. */
export type Standing = { server: ServerProcess; databaseUrl: string; dataDir: string; stop(): Promise<void> }

export async function startStanding(env: Record<string, string> = {}, program?: string): Promise<Standing> {
  const postgres = await startThrowAwayPostgres()
  const folder = throwAwayFolder()
  const dataDir = folder.path
  const clear = async () => {
    await postgres.stop()
    folder.remove()
  }
  try {
    const place = { DATABASE_URL: postgres.url, TEZBOX_DATA: dataDir }
    const server = await startServerProcess(
      { ...place, LOG_LEVEL: 'error', ...env },
      program === undefined ? {} : { program },
    )
    const stop = async () => {
      await server.stop()
      await clear()
    }
    return { server, databaseUrl: postgres.url, dataDir, stop }
  } catch (error) {
    await clear()
    throw error
  }
}
