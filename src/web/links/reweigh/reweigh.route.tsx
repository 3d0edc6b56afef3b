import { type LoaderFunctionArgs, useParams } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { ReweighPage } from './reweigh-page.tsx'

/** What was measured is asked for in the browser: the page of a link says nothing about it. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['reweigh'])
}

export default function Reweigh() {
  return <ReweighPage link={useParams().key ?? ''} />
}
