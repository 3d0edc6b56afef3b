import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadLastMap } from '../points.server.ts'
import { LastMapPage } from './last-map-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadLastMap(context, url)
}

/** Where the map looks stands in the address only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function LastMap() {
  return <LastMapPage {...useLoaderData<typeof loader>()} />
}
