import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { precompiledMessages } from './src/platform/i18n/precompiled.ts'

const everywhere = ['src/**', 'tests/**', 'scripts/**', 'bench/**', 'faults/**']
/** Files share a worker and what it has loaded; the set-up sees to it that they can. */
const together = { isolate: false, setupFiles: 'tests/support/every-file.ts' }
const withDatabase = {
  ...together,
  globalSetup: 'tests/support/postgres-setup.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
}
const needsDatabase = everywhere.map((folder) => `${folder}/*.db.test.ts`)
const startsServers = everywhere.map((folder) => `${folder}/*.starts.db.test.ts`)
const startsPrograms = everywhere.map((folder) => `${folder}/*.process.test.ts`)

/** Files that wait for other processes: whoever takes one last keeps everybody waiting. */
const longest = [
  'tests/demo-past.db.test.ts',
  'checkout/processes.db.test.ts',
  'tests/backup.db.test.ts',
  'sms/send-code.db.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file))
      return place === -1 ? longest.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/**
 * `unit` runs anywhere in seconds, `process` starts programs and waits for them, `db` needs PostgreSQL and starts its own,
 * `starts` starts, kills and stops whole servers and databases: `npm run test:starts`, not part of `npm test`.
 */
export default defineConfig({
  test: {
    // One more than the two cores of the build server: many tests wait for processes and databases.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: [precompiledMessages] },
        test: {
          name: 'unit',
          ...together,
          include: everywhere.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [
            ...needsDatabase,
            ...startsPrograms,
            '**/node_modules/**',
            'tests/arch/fixtures/**',
            'tests/e2e/**',
          ],
          server: { deps: { inline: ['use-intl'] } },
          // Nothing here takes long by itself; a busy machine does.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          ...together,
          include: startsPrograms,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'db',
          ...withDatabase,
          include: needsDatabase,
          exclude: startsServers,
        },
      },
      {
        test: {
          name: 'starts',
          ...withDatabase,
          include: startsServers,
        },
      },
    ],
  },
})
