import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage } from '../../info-page.tsx'
import { loadFaq } from './faq.server.ts'
import { Faq } from './faq.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadFaq(context, url)
}

const islands = { faq: Faq }

export default function FaqRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <div className="faq-page">
      <InfoPage page={page} islands={islands} />
    </div>
  )
}
