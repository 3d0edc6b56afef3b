import './bulk.css'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { addressFieldTexts } from '#parcel/pin/address-field-texts.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { BulkPage } from './bulk-page.tsx'
import { checkTexts } from './table/check-texts.ts'

/** Rendered for nobody in particular: whose uploads they are, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const texts = ['bulkFlow', ...checkTexts, 'addressBook', ...addressFieldTexts] as const
  return loadPageMessages(context, url.pathname, texts)
}

/** Steps change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Bulk() {
  return <BulkPage />
}
