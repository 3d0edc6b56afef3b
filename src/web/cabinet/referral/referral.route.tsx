import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { ReferralPage } from './referral-page.tsx'

/** Rendered for nobody in particular: whose link it is, is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['referrals.page', 'referrals.states'])
}

export default function Referral() {
  return <ReferralPage />
}
