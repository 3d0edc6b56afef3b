import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { loadIntegration } from './integration.server.ts'

export function loader({ url, context, params }: LoaderFunctionArgs) {
  return loadIntegration(context, url, params.id)
}

export default function IntegrationRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} />
}
