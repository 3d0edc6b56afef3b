import type { LoaderFunctionArgs } from 'react-router'
import { TariffsPage } from '../../desk/tariffs/tariffs-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskTariffs'])
}

export const shouldRevalidate = textsStay

export default function DeskTariffs() {
  return <TariffsPage />
}
