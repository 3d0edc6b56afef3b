import type { LoaderFunctionArgs } from 'react-router'
import { TariffPage } from '../../desk/tariffs/tariff-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskTariffs',
    'pricing.sizes',
    'pricing.plans',
    'pricing.services',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskTariff() {
  return <TariffPage />
}
