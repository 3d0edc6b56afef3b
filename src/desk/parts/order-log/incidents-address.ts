/** What was told of one order: what waits for a decision, or what was decided. */
export const incidentsOfOrder = (order: string, state: 'open' | 'decided') =>
  `/desk/incidents?${new URLSearchParams(state === 'decided' ? { state, order } : { order })}`
