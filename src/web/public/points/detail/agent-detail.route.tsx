import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPoint } from '../points.server.ts'
import { AgentDetailPage } from './agent-detail-page.tsx'
import { NoPointPage } from './no-point-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPoint(context, url)
}

export default function AgentDetail() {
  const { point, region, madeAt, isChoosing } = useLoaderData<typeof loader>()
  return point && region ? (
    <AgentDetailPage key={point.id} drawn={point} region={region} madeAt={madeAt} />
  ) : (
    <NoPointPage isChoosing={isChoosing} />
  )
}
