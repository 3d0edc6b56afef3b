/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  contact: { on: '2026-11-17', hash: 'df3e17609c90' },
  howToWeigh: { on: '2026-11-17', hash: '640211a56fb2' },
  offer: { on: '2026-11-17', hash: '08f66ea7af25' },
  press: { on: '2026-11-17', hash: '0613d4185dcb' },
  privacy: { on: '2026-11-17', hash: '647a46c74841' },
  security: { on: '2026-11-17', hash: '1bff0c091dc5' },
}
