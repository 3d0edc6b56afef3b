import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadNearby } from '../points.server.ts'
import { NearbyPage } from './nearby-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadNearby(context, url)
}

/** What is asked stands in the address and is answered by the API. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Nearby() {
  return <NearbyPage {...useLoaderData<typeof loader>()} />
}
