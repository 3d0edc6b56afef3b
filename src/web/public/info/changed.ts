/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  business: { on: '2026-11-17', hash: '0e5a41e8942c' },
  contact: { on: '2026-11-17', hash: 'df3e17609c90' },
  courierService: { on: '2026-11-17', hash: 'a3da73c9ba88' },
  howToWeigh: { on: '2026-11-17', hash: '640211a56fb2' },
  notCompensated: { on: '2026-11-17', hash: '54b0d33f8ae3' },
  offer: { on: '2026-11-17', hash: '08f66ea7af25' },
  ourServices: { on: '2026-11-17', hash: 'cdb52cbd86f5' },
  press: { on: '2026-11-17', hash: '0613d4185dcb' },
  privacy: { on: '2026-11-17', hash: '647a46c74841' },
  prohibitedItems: { on: '2026-11-17', hash: '1a6b2a16f4e2' },
  security: { on: '2026-11-17', hash: '3f4ff978469e' },
  whatCanYouSend: { on: '2026-11-17', hash: 'c923285f8316' },
}
