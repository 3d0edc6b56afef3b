import type { LoaderFunctionArgs } from 'react-router'
import { NewOrderPage } from '../../desk/orders/entry/new-order-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskOrders.caller',
    'deskOrders.columns',
    'deskOrders.dialog',
    'deskOrders.entry',
    'deskOrders.fields',
    'deskOrders.price',
    'deskOrders.search',
    'map',
    'parcel.bill',
    'parcel.modes',
    'parcel.payments',
    'parcel.speeds',
    'pin',
    'pricing.sizes',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskNewOrder() {
  return <NewOrderPage />
}
