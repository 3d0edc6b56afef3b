import type { LoaderFunctionArgs } from 'react-router'
import { JobsPage } from '../../../desk/jobs/jobs-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskJobs'])
}

export const shouldRevalidate = textsStay

export default function DeskJobs() {
  return <JobsPage />
}
