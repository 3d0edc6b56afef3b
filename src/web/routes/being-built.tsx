import { useTranslations } from 'use-intl'
import type { LoaderFunctionArgs } from 'react-router'
import { pageIdAt } from '../page-at.ts'
import { loadPageMessages } from '../server/frame.server.ts'
import { useCurrentPage } from '../shell/current-page.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  return loadPageMessages(context, pathname, pageIdAt(pathname), ['beingBuilt'])
}

export default function BeingBuilt() {
  const t = useTranslations()
  const page = useCurrentPage()
  return (
    <section>
      <h1>{page && t(`pages.${page.id}.title` as 'pages.home.title')}</h1>
    </section>
  )
}
