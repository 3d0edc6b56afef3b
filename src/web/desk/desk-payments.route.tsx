import type { LoaderFunctionArgs } from 'react-router'
import { PaymentsPage } from '../../desk/payments/payments-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskPayments', 'parcel.payments'])
}

export const shouldRevalidate = textsStay

export default function DeskPayments() {
  return <PaymentsPage />
}
