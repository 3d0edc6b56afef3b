import type { LoaderFunctionArgs } from 'react-router'
import { StaffPage } from '../../desk/staff/staff-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'staff',
    'audit',
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
