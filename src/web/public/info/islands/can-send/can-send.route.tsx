import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInfo } from '../../info.server.ts'
import { InfoPage } from '../../info-page.tsx'
import { loadAsk } from './ask.server.ts'
import { CanSend } from './can-send.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const [info, ask] = await Promise.all([loadInfo(context, url), loadAsk(context, url)])
  return { ...info, ask }
}

const islands = { canSend: CanSend }

export default function CanSendRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <InfoPage page={page} islands={islands} />
}
