import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { BasketPage } from './basket-page.tsx'

/** Rendered for nobody in particular: whose basket it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'basket.list',
    'basket.shared',
    'parcel.bill',
    'parcel.payments',
    'payLink.own',
  ])
}

export default function Basket() {
  return <BasketPage />
}
