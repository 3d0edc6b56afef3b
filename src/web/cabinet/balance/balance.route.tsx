import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { BalancePage } from './balance-page.tsx'

/** Rendered for nobody in particular: whose money it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['balance', 'packages', 'parcel.payments'])
}

export default function Balance() {
  return <BalancePage />
}
