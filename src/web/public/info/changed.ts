/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  howToWeigh: { on: '2026-11-17', hash: '544434cc177b' },
  notCompensated: { on: '2026-11-17', hash: '54b0d33f8ae3' },
  prohibitedItems: { on: '2026-11-17', hash: '1a6b2a16f4e2' },
  security: { on: '2026-11-17', hash: '3f4ff978469e' },
  whatCanYouSend: { on: '2026-11-17', hash: 'c923285f8316' },
}
