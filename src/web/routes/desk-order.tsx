import type { LoaderFunctionArgs } from 'react-router'
import { OrderPage } from '../../desk/orders/order-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskOrders.actors',
    'deskOrders.address',
    'deskOrders.calls',
    'deskOrders.claims',
    'deskOrders.clock',
    'deskOrders.columns',
    'deskOrders.dialog',
    'deskOrders.fields',
    'deskOrders.options',
    'deskOrders.notices',
    'deskOrders.order',
    'deskOrders.paid',
    'deskOrders.payments',
    'deskOrders.phone',
    'deskOrders.photo',
    'deskOrders.price',
    'deskOrders.proofs',
    'deskOrders.search',
    'deskOrders.speeds',
    'deskOrders.upload',
    'deskOrders.verbs',
    'deskOrders.wishes',
    'orders.reasons',
    'pricing.sizes',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskOrder() {
  return <OrderPage />
}
