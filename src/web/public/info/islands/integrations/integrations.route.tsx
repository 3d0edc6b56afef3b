import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { IntegrationWall } from './wall.tsx'

export { loader }

const islands = { wall: IntegrationWall }

export default function IntegrationsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
