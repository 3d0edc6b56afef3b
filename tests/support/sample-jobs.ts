import { z } from 'zod'
import type { Database, Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { defineJob, handleJob, type JobWorker } from '#platform/jobs/job.ts'

const quickly = { limit: 5, backoff: { firstSeconds: 1, maxSeconds: 2 } }

/** Leaves one row for every time it runs. */
export const leaveTrace = defineJob({
  name: 'sample.leave-trace',
  schema: z.object({ n: z.number() }),
  retry: quickly,
})

/** Its first delivery never ends: killed before or after its effect. */
export const hangFirst = defineJob({
  name: 'sample.hang-first',
  schema: z.object({ hang: z.enum(['before', 'after']) }),
  retry: quickly,
  timeoutSeconds: 2,
})

export async function createTraces(db: Db): Promise<void> {
  await db.run(sql`create table trace (what text not null, pid integer not null)`)
}

export const tracesOf = (db: Db) =>
  db.many<{ what: string; pid: number }>(sql`select what, pid from trace order by what`)

async function addTrace(db: Db, what: string): Promise<void> {
  await db.run(sql`insert into trace (what, pid) values (${what}, ${process.pid})`)
}

export function sampleWorkers(db: Database): JobWorker[] {
  return [
    handleJob(leaveTrace, ({ n }) => addTrace(db, `ran ${n}`)),
    handleJob(hangFirst, async ({ hang }, run) => {
      await addTrace(db, `began ${hang}`)
      if (run.attempt === 1 && hang === 'before') await forever()
      await run.once((tx) => addTrace(tx, `effect ${hang}`))
      if (run.attempt === 1 && hang === 'after') {
        await addTrace(db, `written ${hang}`)
        await forever()
      }
      await addTrace(db, `ended ${hang}`)
    }),
  ]
}

const forever = () => new Promise<never>(() => undefined)
