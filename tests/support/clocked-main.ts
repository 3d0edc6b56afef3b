import { z } from 'zod'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { serve } from '../../src/serve.ts'
import { createShutdown } from '../../src/shutdown.ts'

/**
 * The product with a clock that the test moves: started like src/main.ts, told by a message how far to jump, and which
 * of the jobs that come by the clock has its turn now. Schedules go by the clock of the database, which nobody moves.
 */
let ahead = 0

process.on('message', async ({ advance, comes }: { advance?: number; comes?: string }) => {
  ahead += advance ?? 0
  const state = comes === undefined ? undefined : await run(comes)
  process.send?.({ ahead, state })
})

/** Opened by the first job that is asked for: few tests do. */
let database: Database | undefined

/** As the schedule would: it is put into its queue, and whoever works there does it. Answers how it ended. */
async function run(name: string): Promise<string> {
  database ??= createDatabase(process.env.DATABASE_URL ?? '', { poolSize: 1 })
  const job = defineJob({
    name,
    schema: z.object({}),
    retry: { limit: 0, backoff: { firstSeconds: 1, maxSeconds: 1 } },
  })
  const id = await enqueue(database, job, {})
  for (;;) {
    const found = await database.maybe<{ state: string }>(sql`
      select state::text from pgboss.job where name = ${name} and id = ${id}::uuid`)
    if (found && ['completed', 'failed', 'cancelled'].includes(found.state)) return found.state
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

const shutdown = createShutdown()
shutdown.afterwards(() => database?.close())
serve({ now: () => new Date(Date.now() + ahead) }, shutdown).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  void shutdown.begin(1)
})
