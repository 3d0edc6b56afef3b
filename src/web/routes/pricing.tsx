import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPricing } from '../pricing/pricing.server.ts'
import { PricingPage } from '../pricing/pricing-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPricing(context, url.pathname)
}

export default function Pricing() {
  const { tariff, effectiveFrom, nearCapital } = useLoaderData<typeof loader>()
  return <PricingPage tariff={tariff} effectiveFrom={effectiveFrom} nearCapital={nearCapital} />
}
