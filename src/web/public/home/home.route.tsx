import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadHome } from '../../server/home.server.ts'
import { HomePage } from './home-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadHome(context, url.pathname)
}

export default function Home() {
  const { promotion, madeAt, prices, speeds, figures } = useLoaderData<typeof loader>()
  return <HomePage promotion={promotion} madeAt={madeAt} prices={prices} speeds={speeds} figures={figures} />
}
