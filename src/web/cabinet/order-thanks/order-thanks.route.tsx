import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { ThanksPage } from './thanks-page.tsx'

/** Rendered for nobody in particular: whose orders these are, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'basket.thanks',
    'basket.shared',
    'parcel.code',
    'payLink.own',
    'pocket.push',
    'push.notAllowed',
    'push.failed',
  ])
}

export default function OrderThanks() {
  return <ThanksPage />
}
