import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { CoverChooser } from './cover-chooser.tsx'
import { loadCovered } from './covered.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCovered(context, url)
}

const islands = { coverChooser: CoverChooser }

export default function CoveredRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
