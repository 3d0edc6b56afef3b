import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { loadOffer } from './offer.server.ts'
import { OfferPaper } from './offer-paper.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadOffer(context, url)
}

export default function OfferRoute() {
  const { page, paper } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={{ offerPaper: () => <OfferPaper paper={paper} /> }} />
}
