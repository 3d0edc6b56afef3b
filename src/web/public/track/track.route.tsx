import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadTrack } from './track.server.ts'
import { TrackPage } from './track-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadTrack(context, url)
}

export default function Track() {
  const data = useLoaderData<typeof loader>()
  return <TrackPage key={`${data.typed} ${data.pass}`} {...data} />
}
