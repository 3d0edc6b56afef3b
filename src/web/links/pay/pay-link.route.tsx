import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { PayLinkPage } from './pay-link-page.tsx'

/** What there is to pay is asked for in the browser: the page of a link says nothing about it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['payLink.page'])
}

export default function PayLink() {
  return <PayLinkPage />
}
