import { type IncidentKind, incidentKinds } from '#modules/orders/domain/incident/incident-words.ts'
import type { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
export type IncidentsView = {
  state: 'open' | 'decided'
  kind: IncidentKind | undefined
  order: string | undefined
  incident: string | undefined
}

export function readView(params: URLSearchParams): IncidentsView {
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    kind: incidentKinds.find((one) => one === params.get('kind')),
    order: /^[1-9]\d{7}$/.exec(params.get('order') ?? '')?.[0],
    incident: params.get('incident') ?? undefined,
  }
}

export const inputOf = ({
  state,
  kind,
  order,
}: Omit<IncidentsView, 'incident'>): InputOf<typeof incidentsCalls.listIncidents> => ({
  query: { state, kind, order_id: order },
})

export const useIncidentsView = () => useFilters(readView)
