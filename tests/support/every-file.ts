import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'
import { closeEverything } from './at-the-end.ts'
import { leftSince, traces } from './leftovers.ts'

/**
 * Property tests draw the same examples on every run, so that a red run speaks of the change and not of luck.
 * `npm run test:seeds` draws others; what fails there is a fault, to be played again with TEST_SEED.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_115) })

/** Many files share a worker: the one that leaves something behind fails itself, not the one that comes after it. */
const before = traces()
afterAll(async () => {
  await closeEverything()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetConfig()
  expect(await leftSince(before), 'this file leaves behind').toEqual([])
})
