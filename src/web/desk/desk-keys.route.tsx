import type { LoaderFunctionArgs } from 'react-router'
import { KeysPage } from '../../desk/keys/keys-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskKeys'])
}

export const shouldRevalidate = textsStay

export default function DeskKeys() {
  return <KeysPage />
}
