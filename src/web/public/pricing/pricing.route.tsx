import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { unpacked } from './packed-tariff.ts'
import { loadPricing } from './pricing.server.ts'
import { PricingPage } from './pricing-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPricing(context, url.pathname)
}

export default function Pricing() {
  const { tariff, effectiveFrom, nearCapital } = useLoaderData<typeof loader>()
  const numbers = useMemo(() => unpacked(tariff), [tariff])
  return <PricingPage tariff={numbers} effectiveFrom={effectiveFrom} nearCapital={nearCapital} />
}
