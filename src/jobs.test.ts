import { expect, test } from 'vitest'
import { jobWords } from '#modules/background/domain/job-words.ts'
import { jobsOf } from './jobs.ts'

test('every job of ours has words at the desk, and nothing else has', () => {
  // What they need to run is not asked for before they do.
  const { workers } = jobsOf({
    payments: {},
    gateways: [],
    bot: { token: 'x', name: 'x', url: 'http://localhost' },
  } as never)
  const names = [...workers.map(({ job }) => job.name), 'platform.sweep-job-traces']
  expect(Object.keys(jobWords).sort()).toEqual(names.sort())
})
