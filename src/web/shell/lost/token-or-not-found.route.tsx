import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { tokenIn } from '../../short-link.ts'
import { DefaultLayout } from '../layouts/default.tsx'
import { InvalidTokenLayout } from '../layouts/invalid-token.tsx'
import { NotFound } from './not-found.tsx'

/** No page answers here. What looks like a short link gets the spent-link page, everything else "not found". */
export function loader({ params }: LoaderFunctionArgs) {
  return data({ isLink: tokenIn(`/${params['*'] ?? ''}`) !== undefined }, { status: 404 })
}

export default function TokenOrNotFound() {
  const found = useLoaderData<typeof loader>()
  if (found.isLink) return <InvalidTokenLayout />
  return (
    <DefaultLayout>
      <NotFound />
    </DefaultLayout>
  )
}
