import { createDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { patience } from './patience.ts'
import { sampleWorkers } from './sample-jobs.ts'

/** A server process as far as jobs are concerned: node job-worker-process.ts <database url> */
const db = createDatabase(process.argv[2] ?? '', patience)
const jobs = await startJobs({
  db,
  workers: sampleWorkers(db),
  pollSeconds: 0.5,
  watchSeconds: 1,
  onError: (error) => process.stderr.write(`${error}\n`),
})
process.on('SIGTERM', async () => {
  await jobs.stop(5_000)
  await db.close()
  process.exit(0)
})
process.stdout.write('ready\n')
