import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { unpacked } from '../pricing/packed-tariff.ts'
import { loadPricing } from '../pricing/pricing.server.ts'
import { PricingPage } from '../pricing/pricing-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPricing(context, url.pathname)
}

export default function Pricing() {
  const { tariff, effectiveFrom, nearCapital } = useLoaderData<typeof loader>()
  const numbers = useMemo(() => unpacked(tariff), [tariff])
  return <PricingPage tariff={numbers} effectiveFrom={effectiveFrom} nearCapital={nearCapital} />
}
