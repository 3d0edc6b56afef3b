import fc from 'fast-check'

/**
 * Property tests draw the same examples on every run, so that a red run speaks of the change and not of luck.
 * `npm run test:seeds` draws others; what fails there is a fault, to be played again with TEST_SEED.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_115) })
