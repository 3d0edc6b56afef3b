import { useLoaderData } from 'react-router'
import { action, loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { PartnerCalculator } from './partner-calculator.tsx'

export { action, loader }

const islands = { partnerCalculator: PartnerCalculator }

export default function PartnerRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
