import { readTypedCode } from '#parcel/code/typed-code.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

const longestTyped = 300

/** The page with the answer to what its address asks, so that a link or a form without a script shows the parcel. */
export async function loadTrack(context: LoadContext, { pathname, searchParams }: URL) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const typed = searchParams.get('code')?.slice(0, longestTyped)
  const pass = searchParams.get('p')?.slice(0, longestTyped) || undefined
  const read = typed === undefined ? undefined : readTypedCode(typed)
  return {
    ...loadPageMessages(context, pathname, [
      'tracking',
      'map',
      'parcel.code',
      'parcel.scan',
      'parcel.way',
      'home.track',
      'feedback',
    ]),
    typed,
    pass,
    code: read?.ok ? read.value : undefined,
    fault: read && !read.ok ? read.error : undefined,
    /** Null: no such parcel. Undefined: not asked, or not to be had now; the browser asks again. */
    tracked: read?.ok
      ? await site.track(locale, read.value, pass).then(
          (found) => found ?? null,
          () => undefined,
        )
      : undefined,
    madeAt: site.now().getTime(),
  }
}

export type TrackPageData = Omit<Awaited<ReturnType<typeof loadTrack>>, 'messages'>
