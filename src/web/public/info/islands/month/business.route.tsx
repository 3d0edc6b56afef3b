import { useLoaderData } from 'react-router'
import { action, loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { ShopMonth } from './shop-month.tsx'

export { action, loader }

const islands = { shopMonth: ShopMonth }

export default function BusinessRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
