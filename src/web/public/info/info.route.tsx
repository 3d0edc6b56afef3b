import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInfo } from './info.server.ts'
import { InfoPage } from './info-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadInfo(context, url.pathname)
}

export default function InfoRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} />
}
