import type { LoaderFunctionArgs } from 'react-router'
import { BasketPage } from '../basket/basket-page.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

/** Rendered for nobody in particular: whose basket it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['basket.list', 'basket.shared', 'payLink.own'])
}

export default function Basket() {
  return <BasketPage />
}
