import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { DefaultLayout } from '../shell/layouts/default.tsx'
import { InvalidTokenLayout } from '../shell/layouts/invalid-token.tsx'
import { NotFound } from '../shell/not-found.tsx'

/** Short links as sent by SMS: base62, 12 to 22 characters (DECISIONS, "/{token}"). */
const tokenShape = /^[0-9A-Za-z]{12,22}$/

/** No page answers here. What looks like a short link gets the spent-link page, everything else "not found". */
export function loader({ params }: LoaderFunctionArgs) {
  return data({ looksLikeToken: tokenShape.test(params['*'] ?? '') }, { status: 404 })
}

export default function TokenOrNotFound() {
  const { looksLikeToken } = useLoaderData<typeof loader>()
  if (looksLikeToken) return <InvalidTokenLayout />
  return (
    <DefaultLayout>
      <NotFound />
    </DefaultLayout>
  )
}
