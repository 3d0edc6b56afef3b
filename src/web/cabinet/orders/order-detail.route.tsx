import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { OrderDetailPage } from './order-detail-page.tsx'

/** Rendered for nobody in particular: whose order it is is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'myOrders.shared',
    'myOrders.notes',
    'myOrders.labels',
    'myOrders.dropCode',
    'myOrders.detail',
    'myOrders.way',
    'myOrders.ends',
    'myOrders.address',
    'myOrders.money',
    'myOrders.parcel',
    'myOrders.pictures',
    'myOrders.actions',
    'myOrders.claims',
    'feedback',
    'cod.clock',
    'parcel',
    'map',
    'pin',
    'notFound',
  ])
}

export default function OrderDetail() {
  return <OrderDetailPage />
}
