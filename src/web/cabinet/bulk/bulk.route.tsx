import './bulk.css'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { BulkPage } from './bulk-page.tsx'
import { senderTexts } from './sender/sender-texts.ts'
import { checkTexts } from './table/check-texts.ts'

/** Rendered for nobody in particular: whose uploads they are, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['bulkFlow', ...checkTexts, ...senderTexts])
}

/** Steps change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Bulk() {
  return <BulkPage />
}
