import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { CodPage } from './cod-page.tsx'

/** Rendered for nobody in particular: whose money it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'cod.hero',
    'cod.choice',
    'cod.proof',
    'cod.waiting',
    'cod.list',
    'cod.clock',
    'cod.payouts',
  ])
}

export default function Cod() {
  return <CodPage />
}
