import { type LoaderFunctionArgs, redirect } from 'react-router'
import { localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { redirects } from '../../pages.ts'

/** Permanent moves; the query travels along, so that a referral link keeps its value. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url
  const { locale, path } = splitLocale(pathname)
  throw redirect(localizedPath(locale, redirects[path.replace(/\/$/, '')] ?? '/') + search, 301)
}

export default function Moved() {
  return null
}
