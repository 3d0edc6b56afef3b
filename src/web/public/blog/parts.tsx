import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type PostPicture, pictureAddress, pictureSize } from '#modules/content/domain/post-pictures.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { useLinkPrefetch } from '../../shell/link-prefetch.ts'
import type { ShownCard } from './shown.ts'

export const feedPath = (locale: Locale) => localizedPath(locale, '/rss.xml')

/** Programs that follow blogs look for it in the head of the document, where React puts it. */
export function FeedLink() {
  const t = useTranslations('blog.shared')
  return <link rel="alternate" type="application/rss+xml" title={t('rss')} href={feedPath(useLocale())} />
}

type PictureProps = { name: PostPicture; says: string; isFirst?: boolean; className?: string }

/** Light and dark are in the file, so it needs no styles of the page. */
export function Picture({ name, says, isFirst = false, className }: PictureProps) {
  return (
    <img
      className={className}
      src={pictureAddress(name)}
      {...pictureSize(name)}
      alt={says}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

type Step = Readonly<{ to: string; text: string }>

/** From home to this page. */
export function useCrumbs(last: readonly Step[]): readonly Step[] {
  const t = useTranslations()
  const locale = useLocale()
  return [
    { to: localizedPath(locale, '/'), text: t('blog.shared.home') },
    { to: localizedPath(locale, '/blog'), text: t('shell.links.blog') },
    ...last,
  ]
}

/** `here` is what the last one says on the page. */
export function Crumbs({ steps, here }: { steps: readonly Step[]; here: string }) {
  const t = useTranslations('blog.shared')
  const prefetch = useLinkPrefetch()
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="blog-crumbs">
        {steps.slice(0, -1).map(({ to, text }) => (
          <li key={to}>
            <Link to={to} prefetch={prefetch}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}

export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useTranslations('blog.shared')
  const shown = formatter(useLocale()).number(minutes)
  return <span>{t('reading', { minutes, shown })}</span>
}

/** Day and length, as they stand below a title. */
export function CardFacts({ card }: { card: ShownCard }) {
  return (
    <p className="blog-facts">
      <time dateTime={card.published.at}>{card.published.text}</time>
      <ReadingTime minutes={card.minutes} />
    </p>
  )
}
