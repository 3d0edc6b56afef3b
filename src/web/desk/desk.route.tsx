import type { LoaderFunctionArgs } from 'react-router'
import { incidentKinds } from '#modules/orders/domain/incident/incident-words.ts'
import { FirstSection } from '../../desk/frame/first-section.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskHome',
    'approvals.approve',
    'approvals.kinds',
    'approvals.reject',
    'deskIncidents.decisions',
    'deskIncidents.done',
    'deskIncidents.no',
    'deskIncidents.note',
    'deskIncidents.optional',
    'deskIncidents.texts',
    'deskOrders.dialog',
    'deskOrders.queue',
    ...incidentKinds.map((kind) => `incidents.${kind}.name` as const),
  ])
}

export default function Desk() {
  return <FirstSection />
}
