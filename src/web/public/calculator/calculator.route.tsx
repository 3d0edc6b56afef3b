import './calculator.css'
import './offers/offers.css'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { type CalculatorData, loadCalculator } from './calculator.server.ts'
import { CalculatorPage } from './calculator-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCalculator(context, url)
}

/** Once open, the page keeps its own address in step. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
}

export default function Calculator() {
  const { data: written } = useLoaderData<typeof loader>()
  const data = useMemo(() => JSON.parse(written) as CalculatorData, [written])
  return <CalculatorPage key={JSON.stringify(data.question)} {...data} />
}
