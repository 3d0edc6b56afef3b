import { useTranslations } from 'use-intl'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { loadPageMessages } from '../server/frame.server.ts'
import { useCurrentPage } from '../shell/current-page.ts'

/** `/t`, `/u`, `/update` and `/feedback` explain themselves and ask for their code (DECISIONS, "Product"). */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url
  const typed = searchParams.get('code')?.trim()
  if (typed && params.code === undefined) {
    throw redirect(`${pathname.replace(/\/$/, '')}/${encodeURIComponent(typed.slice(0, 64))}`)
  }
  return loadPageMessages(context, pathname, ['beingBuilt', 'paramMissing'])
}

export default function AskCode() {
  const t = useTranslations()
  const page = useCurrentPage()
  return (
    <section>
      <h1>{page && t(`pages.${page.id}.title` as 'pages.home.title')}</h1>
    </section>
  )
}
