/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  app: { on: '2026-11-17', hash: 'e808bc960cbe' },
  driverApp: { on: '2026-11-17', hash: '7ffee26692f8' },
  driverAppDownload: { on: '2026-11-17', hash: '30044cd87398' },
  howToWeigh: { on: '2026-11-17', hash: '640211a56fb2' },
  integrations: { on: '2026-11-17', hash: '64b0499063b9' },
  partnerProgram: { on: '2026-11-17', hash: 'b8601e124292' },
  security: { on: '2026-11-17', hash: '3f4ff978469e' },
}
