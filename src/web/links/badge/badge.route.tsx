import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { pathOfTypedCode } from '../../shell/ask-code/typed-code.ts'
import { BadgePage } from './badge-page.tsx'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  const typed = params.code === undefined ? pathOfTypedCode(url) : undefined
  if (typed !== undefined) throw redirect(typed)
  return loadPageMessages(context, url.pathname, ['badge'])
}

export default function Badge() {
  return <BadgePage code={useParams().code} />
}
