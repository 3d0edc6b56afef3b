import { useTranslations } from 'use-intl'
import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../server/frame.server.ts'
import { useCurrentPage } from '../shell/current-page.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['beingBuilt'])
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
