import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInfo, submitInfo } from './info.server.ts'
import { InfoPage } from './info-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadInfo(context, url)
}

export function action({ url, request, context }: ActionFunctionArgs) {
  return submitInfo(context, url.pathname, request)
}

export default function InfoRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} />
}
