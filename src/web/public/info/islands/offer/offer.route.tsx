import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { loadOffer } from './offer.server.ts'
import { OfferPaper } from './offer-paper.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadOffer(context, url)
}

const islands = { offerPaper: Paper }

function Paper() {
  const { paper } = useLoaderData<typeof loader>()
  return <OfferPaper paper={paper} />
}

export default function OfferRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
