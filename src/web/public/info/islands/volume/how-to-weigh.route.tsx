import { useLoaderData } from 'react-router'
import { loader } from '../../info.route.tsx'
import { InfoPage } from '../../info-page.tsx'
import { VolumeHelper } from './volume-helper.tsx'

export { loader }

const islands = { volumeHelper: VolumeHelper }

export default function HowToWeighRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
