/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  comparison: { on: '2026-11-17', hash: 'f26fd86979e1' },
  covered: { on: '2026-11-17', hash: 'b6083e1e2910' },
  faq: { on: '2026-11-17', hash: '55582038cc71' },
  howToWeigh: { on: '2026-11-17', hash: '640211a56fb2' },
  security: { on: '2026-11-17', hash: '3f4ff978469e' },
}
