import { hasEngine, listDeadLetters } from '#platform/jobs/dead-letters.repo.ts'
import { workRow } from './domain/work.ts'
import type { WorkSource } from './source.ts'

const withinMs = 4 * 3_600_000
const most = 200

/** Jobs that failed for good: a person mends what they failed at, and lets them go again. */
export const deadLetterWork: WorkSource = {
  queue: 'dead_letters',
  action: 'job.read',
  isLocal: false,
  async read(db, { only, limit }) {
    const wanted = only?.filter((key) => key.startsWith('job:'))
    if (wanted?.length === 0 || !(await hasEngine(db))) return { count: 0, rows: [] }
    // Newest first, as the platform lists them; the oldest is the most urgent.
    const found = (await listDeadLetters(db, { limit: most }))
      .filter(({ id }) => wanted === undefined || wanted.includes(`job:${id}`))
      .reverse()
    return {
      count: found.length,
      rows: found.slice(0, limit).map(({ id, job, diedAt }) =>
        workRow({
          queue: 'dead_letters',
          key: `job:${id}`,
          since: diedAt,
          due: new Date(diedAt.getTime() + withinMs),
          deed: 'mend_job',
          about: job,
        }),
      ),
    }
  },
}
