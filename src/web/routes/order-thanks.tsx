import type { LoaderFunctionArgs } from 'react-router'
import { ThanksPage } from '../order-thanks/thanks-page.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

/** Rendered for nobody in particular: whose orders these are, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['basket.thanks', 'basket.shared', 'payLink.own'])
}

export default function OrderThanks() {
  return <ThanksPage />
}
