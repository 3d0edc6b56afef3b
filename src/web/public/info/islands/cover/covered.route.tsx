import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { CoverHelper } from './cover-helper.tsx'
import { loadCovered } from './covered.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCovered(context, url)
}

const islands = { coverHelper: CoverHelper }

export default function CoveredRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
