import { createDatabase } from '#platform/db/database.ts'
import { startLiveServer } from './live-server.ts'
import { patience } from './patience.ts'

/** A server process as far as live streams are concerned: node live-server-process.ts <database url> */
const db = createDatabase(process.argv[2] ?? '', patience)
const server = await startLiveServer(db)
process.on('SIGTERM', async () => {
  await server.close()
  await db.close()
  process.exit(0)
})
process.stdout.write(`${server.url}\n`)
