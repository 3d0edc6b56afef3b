import type { LoaderFunctionArgs } from 'react-router'
import { ConfirmationsPage } from '../../desk/orders/queue/confirmations-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskCaller.asks',
    'deskOrders.calls',
    'deskOrders.clock',
    'deskOrders.columns',
    'deskOrders.dialog',
    'deskOrders.keys',
    'deskOrders.phone',
    'deskOrders.photo',
    'deskOrders.price',
    'deskOrders.queue',
    'parcel.bill',
    'parcel.modes',
    'parcel.payments',
    'parcel.speeds',
    'pricing.sizes',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskConfirmations() {
  return <ConfirmationsPage />
}
