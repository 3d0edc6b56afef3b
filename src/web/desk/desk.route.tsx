import type { LoaderFunctionArgs } from 'react-router'
import { FirstSection } from '../../desk/frame/first-section.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskHome',
    'approvals',
    'incidents',
    'deskIncidents',
    'deskOrders',
    'orders',
  ])
}

export default function Desk() {
  return <FirstSection />
}
