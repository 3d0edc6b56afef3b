import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { nearPage } from '../../near-page.ts'
import { tokenIn } from '../../short-link.ts'
import { DefaultLayout } from '../layouts/default.tsx'
import { InvalidTokenLayout } from '../layouts/invalid-token.tsx'
import { NotFound } from './not-found.tsx'

/** No page answers here. What looks like a short link gets the spent-link page, everything else "not found". */
export function loader({ params, url }: LoaderFunctionArgs) {
  const isLink = tokenIn(`/${params['*'] ?? ''}`) !== undefined
  return data({ isLink, near: url.searchParams.get('near') ?? nearPage(url.pathname) }, { status: 404 })
}

export default function TokenOrNotFound() {
  const found = useLoaderData<typeof loader>()
  if (found.isLink) return <InvalidTokenLayout />
  return (
    <DefaultLayout>
      <NotFound near={found.near} />
    </DefaultLayout>
  )
}
