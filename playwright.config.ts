import { defineConfig } from '@playwright/test'

/** Journeys in Debian's Chromium against the built product; the server is started by the global setup. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/server-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long, for a machine that is busy with other things: what is right is seen at once, and only what is wrong waits.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // What a worker answers, a test cannot hold back; the journey of the app lets it work.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second, and takes a tenth of a run: only the build server looks at it.
    contextOptions: { reducedMotion: process.env.ALL_LOCALES === '1' ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: process.env.TEZBOX_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
