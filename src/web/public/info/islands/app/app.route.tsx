import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { PageQr } from '../qr/page-qr.tsx'
import { Install, Stores } from './app-parts.tsx'

export { loader }

const islands = { pageQr: PageQr, install: Install, stores: Stores }

export default function AppRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
