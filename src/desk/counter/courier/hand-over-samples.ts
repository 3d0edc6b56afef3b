import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'

/** For tests: a hand-over with what matters said. */
export const sampleHandOver = (change: Partial<HandOverView>): HandOverView => ({
  id: '1',
  state: 'open',
  from: { id: '11', name: 'Jasur' },
  to: { kind: 'place', id: '7', name: 'Chilonzor' },
  cash: 0,
  counted: null,
  note: null,
  said_at: '2026-11-18T09:00:00.000Z',
  ended_at: null,
  lines: [],
  ...change,
})
