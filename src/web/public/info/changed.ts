/** Written by `npm run page-dates`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
  about: { on: '2026-11-17', hash: 'e518afad4006' },
  business: { on: '2026-11-17', hash: '0e5a41e8942c' },
  courierService: { on: '2026-11-17', hash: 'a3da73c9ba88' },
  howToWeigh: { on: '2026-11-17', hash: '640211a56fb2' },
  ourServices: { on: '2026-11-17', hash: 'cdb52cbd86f5' },
  security: { on: '2026-11-17', hash: '3f4ff978469e' },
}
