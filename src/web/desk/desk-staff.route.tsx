import type { LoaderFunctionArgs } from 'react-router'
import { StaffPage } from '../../desk/staff/staff-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'staff', 'audit', 'courierCard', 'feedback.tags'])
}

export const shouldRevalidate = textsStay

export default function DeskStaff() {
  return <StaffPage />
}
