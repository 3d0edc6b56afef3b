import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { ConsentChoice } from './consent-choice.tsx'

export { loader }

const islands = { consentChoice: ConsentChoice }

export default function PrivacyRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
