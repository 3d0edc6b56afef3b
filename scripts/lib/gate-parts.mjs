/** What the gate runs: npm scripts, and how each repeats one file of tests that failed in it. docs/testing.md says why. */
export const parts = [
  {
    title: 'npm test, all languages',
    env: { ALL_LOCALES: '1' },
    first: ['test'],
    again: ({ file }) => ['test:files', '--', file],
  },
  {
    title: 'npm run test:starts',
    first: ['test:starts'],
    again: ({ file }) => ['test:files', '--', file],
  },
  {
    title: 'npm run test:fresh',
    first: ['test:fresh'],
    // One script, which has no files that could be run alone.
    again: () => ['test:fresh'],
  },
  {
    title: "the database tests on Debian's PostgreSQL 15",
    first: ['test:debian'],
    again: ({ file }) => ['test:debian', '--', file],
  },
  {
    title: 'npm run faults, short',
    first: ['faults', '--', '--short'],
    again: ({ file }) => ['faults', '--', '--short', file],
  },
]
