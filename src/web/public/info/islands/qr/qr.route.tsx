import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { PageQr } from './page-qr.tsx'

export { loader }

const islands = { pageQr: PageQr }

export default function QrRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
