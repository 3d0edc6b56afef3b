import type { LoaderFunctionArgs } from 'react-router'
import { DepotTabContent } from '../../../desk/counter/depot/depot-tabs.tsx'
import { CounterPage } from '../../../desk/counter/frame/counter-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskCounter',
    'deskCounterHands',
    'deskCounterCash',
    'deskCounterCourier',
    'deskCounterLabels',
    'deskDepot',
    'parcel.bill',
    'pricing.sizes',
  ])
}

/** A tab is opened without asking the server: it is there without a line too. */
export const shouldRevalidate = textsStay

export default function DeskCounter() {
  return <CounterPage depot={DepotTabContent} />
}
