import type { LoaderFunctionArgs } from 'react-router'
import { ReferralsPage } from '../../desk/referrals/referrals-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskReferrals',
    'referrals.page',
    'referrals.states',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskReferrals() {
  return <ReferralsPage />
}
