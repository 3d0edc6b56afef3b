import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadRegion } from '../points.server.ts'
import { unpacked } from './packed.ts'
import { RegionPage } from './region-page.tsx'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  return loadRegion(context, url, params.region)
}

export default function AgentsOfRegion() {
  const { region, districts } = useLoaderData<typeof loader>()
  return (
    <RegionPage
      key={region.slug}
      region={region}
      districts={useMemo(() => unpacked(districts), [districts])}
    />
  )
}
