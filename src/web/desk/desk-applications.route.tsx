import type { LoaderFunctionArgs } from 'react-router'
import { ApplicationsPage } from '../../desk/applications/applications-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskApplications'])
}

export const shouldRevalidate = textsStay

export default function DeskApplications() {
  return <ApplicationsPage />
}
