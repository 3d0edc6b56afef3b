import type { LoaderFunctionArgs } from 'react-router'
import { assert } from '#kernel/assert.ts'
import { pageAt } from '../../page-at.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { useCurrentPage } from '../../shell/current-page.ts'
import { ContentPage } from './content-page.tsx'
import { isContentPage } from './content-pages.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  const id = pageAt(url.pathname)?.id
  assert(isContentPage(id), 'a page of information has its data')
  return loadPageMessages(context, url.pathname, [id])
}

export default function ContentRoute() {
  const id = useCurrentPage()?.id
  return isContentPage(id) ? <ContentPage id={id} /> : null
}
