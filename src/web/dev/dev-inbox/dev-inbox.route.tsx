import './dev-inbox.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDevInbox } from './dev-inbox.server.ts'
import { InboxScreen } from './inbox-screen.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadDevInbox(context, url.pathname)
}

/** For developers and for trying the product: what would have been sent, and the second step of demo staff. */
export default function DevInbox() {
  const { staff } = useLoaderData<typeof loader>()
  return <InboxScreen staff={staff} />
}
