import type { LoaderFunctionArgs } from 'react-router'
import { PayLinkPage } from '../pay/pay-link-page.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

/** What there is to pay is asked for in the browser: the page of a link says nothing about it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['payLink.page'])
}

export default function PayLink() {
  return <PayLinkPage />
}
