import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadAgents } from '../points.server.ts'
import { AgentsPage } from './agents-page.tsx'
import { unpacked } from './packed.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadAgents(context, url)
}

export default function Agents() {
  const { regions } = useLoaderData<typeof loader>()
  return <AgentsPage regions={useMemo(() => unpacked(regions), [regions])} />
}
