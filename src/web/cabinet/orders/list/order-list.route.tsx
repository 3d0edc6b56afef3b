import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../../server/frame.server.ts'
import { OrderListPage } from './order-list-page.tsx'

/** Rendered for nobody in particular: whose orders they are is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'myOrders.shared',
    'myOrders.notes',
    'myOrders.groups',
    'myOrders.filters',
    'myOrders.list',
    'myOrders.labels',
    'orders.status',
  ])
}

export default function OrderList() {
  return <OrderListPage />
}
