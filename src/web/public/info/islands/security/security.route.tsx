import { useLoaderData } from 'react-router'
import { action, loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { CheckCourier } from './check-courier.tsx'
import { CheckLink } from './check-link.tsx'

export { action, loader }

const islands = { checkLink: CheckLink, checkCourier: CheckCourier }

export default function SecurityRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
