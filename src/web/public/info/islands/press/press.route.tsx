import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { LogoFiles } from './logo-files.tsx'

export { loader }

const islands = { logoFiles: LogoFiles }

export default function PressRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
