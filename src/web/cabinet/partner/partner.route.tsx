import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { PartnerPage } from './partner-page.tsx'

/** Rendered for nobody in particular: whose code it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['partners.view', 'partners.own'])
}

export default function Partner() {
  return <PartnerPage />
}
