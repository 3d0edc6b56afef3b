import type { LoaderFunctionArgs } from 'react-router'
import { OrdersPage } from '../../desk/orders/orders-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskCaller.asks',
    'deskOrders.bulk',
    'deskOrders.columns',
    'deskOrders.dialog',
    'deskOrders.fields',
    'deskOrders.filters',
    'deskOrders.keys',
    'deskOrders.list',
    'deskOrders.paid',
    'deskOrders.queue',
    'deskOrders.search',
    'orders.status',
    'parcel.payments',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskOrders() {
  return <OrdersPage />
}
