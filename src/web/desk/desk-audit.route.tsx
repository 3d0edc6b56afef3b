import type { LoaderFunctionArgs } from 'react-router'
import { AuditPage } from '../../desk/audit/audit-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'staff.statuses',
    'audit',
    'orders.verbs',
    'orders.status',
    'claims.found',
    'claims.ways',
    'deskOrders.claims',
    'deskCash.desks',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskAudit() {
  return <AuditPage />
}
