import { Link, type LinkProps } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useLinkPrefetch } from './link-prefetch.ts'

type LocalLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & {
  /** Without the language prefix. */
  to: string
}

/** A link inside the site, in the language of the page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <Link {...rest} to={localizedPath(useLocale(), to)} prefetch={useLinkPrefetch()} />
}
