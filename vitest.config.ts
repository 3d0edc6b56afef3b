import { defineConfig } from 'vitest/config'
import { precompiledMessages } from './src/platform/i18n/precompiled.ts'

const everywhere = ['src/**', 'tests/**', 'scripts/**']
const sameSeed = 'tests/support/same-seed.ts'
const needsDatabase = everywhere.map((folder) => `${folder}/*.db.test.ts`)

/** Two projects: `unit` runs anywhere in seconds, `db` needs PostgreSQL and starts its own. */
export default defineConfig({
  test: {
    // Many tests wait for processes and databases: one worker fewer than cores would leave a core idle.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: [precompiledMessages] },
        test: {
          name: 'unit',
          setupFiles: sameSeed,
          include: everywhere.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [...needsDatabase, 'tests/arch/fixtures/**', 'tests/e2e/**'],
          server: { deps: { inline: ['use-intl'] } },
          // Nothing here takes long by itself; a busy machine does.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'db',
          setupFiles: sameSeed,
          include: needsDatabase,
          globalSetup: 'tests/support/postgres-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
