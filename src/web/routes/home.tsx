import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HomePage } from '../home/home-page.tsx'
import { loadHome } from '../server/home.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadHome(context, url.pathname)
}

export default function Home() {
  const { promotion, madeAt, prices } = useLoaderData<typeof loader>()
  return <HomePage promotion={promotion} madeAt={madeAt} prices={prices} />
}
