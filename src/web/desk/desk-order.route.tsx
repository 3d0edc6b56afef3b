import type { LoaderFunctionArgs } from 'react-router'
import { OrderPage } from '../../desk/orders/order/order-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskCaller',
    'deskIncidents.atOrder',
    'deskOrders.actors',
    'deskOrders.address',
    'deskOrders.calls',
    'deskOrders.claims',
    'deskOrders.clock',
    'deskOrders.columns',
    'deskOrders.dialog',
    'deskOrders.fields',
    'deskOrders.notices',
    'deskOrders.order',
    'deskOrders.paid',
    'deskOrders.phone',
    'deskOrders.photo',
    'deskOrders.price',
    'deskOrders.proofs',
    'deskOrders.search',
    'deskOrders.upload',
    'deskOrders.look',
    'deskOrders.verbs',
    'deskOrders.wishes',
    'deskOrders.work',
    'deskHome',
    'map',
    'orders.reasons',
    'parcel.bill',
    'parcel.modes',
    'parcel.payments',
    'parcel.speeds',
    'pin',
    'pricing.sizes',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskOrder() {
  return <OrderPage />
}
