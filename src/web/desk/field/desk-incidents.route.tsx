import type { LoaderFunctionArgs } from 'react-router'
import { IncidentsPage } from '../../../desk/incidents/incidents-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskIncidents', 'incidents'])
}

export const shouldRevalidate = textsStay

export default function DeskIncidents() {
  return <IncidentsPage />
}
