import type { LoaderFunctionArgs } from 'react-router'
import { StaffPage } from '../../desk/staff/staff-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'staff',
    'audit.actions',
    'audit.objects',
    'audit.fields',
    'audit.values',
    'audit.customer',
    'audit.commandLine',
    'audit.deleted',
    'audit.yes',
    'audit.no',
    'audit.empty',
    'audit.changed',
    'audit.was',
    'audit.became',
    'audit.none',
    'courierCard',
    'deskCouriers',
    'feedback.tags',
    'orders.status',
    'deskOrders.fields',
    'deskOrders.dialog',
    'deskOrders.search',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskStaff() {
  return <StaffPage />
}
