import './gallery.css'
import { lazy, Suspense } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { siteContext } from '../../server/site.server.ts'
import { usePageTexts } from '../../shell/page-texts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'

/** Every part of the house twice would be a heavy page, so the boards are drawn by the browser. */
const Boards = lazy(() => import('./boards.tsx'))

export function loader({ url, context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).demo) throw data(null, { status: 404 })
  return loadPageMessages(context, url.pathname, ['map', 'pin', 'points'])
}

/** For developers: each part of src/ui in each state, by day and by night, in the script of the page's language. */
export default function Gallery() {
  const texts = usePageTexts()
  const locale = useLocale()
  return (
    <div className="gallery">
      <div className="wrap">
        <h1>{texts?.title}</h1>
        <p className="lead gallery__lead">{texts?.lead}</p>
      </div>
      {useHydrated() && (
        <Suspense>
          <Boards locale={locale} />
        </Suspense>
      )}
    </div>
  )
}
