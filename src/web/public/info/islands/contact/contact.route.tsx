import { useLoaderData } from 'react-router'
import { action, loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { ContactMap } from './contact-map.tsx'

export { action, loader }

const islands = { countryMap: ContactMap }

export default function ContactRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
