import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { VolumeScales } from './volume-scales.tsx'

export { loader }

const islands = { volumeScales: VolumeScales }

export default function HowToWeighRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
