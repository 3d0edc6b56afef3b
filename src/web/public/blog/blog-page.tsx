import './blog.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFrame } from '../../shell/current-page.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { StructuredData } from '../../shell/structured-data.tsx'
import { breadcrumbs } from '../../structured-data.ts'
import { FeedIcon } from './feed-icon.tsx'
import { CardFacts, Crumbs, FeedLink, feedPath, Picture, useCrumbs } from './parts.tsx'
import type { ShownCard, ShownList } from './shown.ts'

/** Everything that was written, newest first; the newest is shown large. */
export function BlogPage({ list: { cards, isFirst, next } }: { list: ShownList }) {
  const t = useTranslations('blog.list')
  const shared = useTranslations('blog.shared')
  const locale = useLocale()
  const origin = useFrame()?.origin ?? ''
  const steps = useCrumbs([])
  return (
    <div className="wrap blog">
      <FeedLink />
      <StructuredData things={import.meta.env.SSR ? [breadcrumbs(origin, steps)] : []} />
      <Crumbs steps={steps} here={steps.at(-1)?.text ?? ''} />
      <div className="blog-head">
        <div>
          <h1 className="blog-head__title">{t('heading')}</h1>
          <p className="blog-head__about">{t('about')}</p>
        </div>
        <a className="blog-head__rss" href={feedPath(locale)}>
          <FeedIcon />
          {shared('rss')}
        </a>
      </div>
      {cards.length === 0 ? (
        <NothingHere isFirst={isFirst} />
      ) : (
        <ul className="blog-list">
          {cards.map((card, index) => (
            <li key={card.id} className="blog-list__item">
              <BlogCard card={card} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {(next !== null || (!isFirst && cards.length > 0)) && (
        <p className="blog-more">
          {!isFirst && (
            <LocalLink className={buttonClass({ look: 'quiet' })} to="/blog">
              {t('newest')}
            </LocalLink>
          )}
          {next !== null && (
            <LocalLink className={buttonClass({ look: 'second' })} to={`/blog?cursor=${next}`} rel="next">
              {t('older')}
              <Icon name="arrowRight" size="small" />
            </LocalLink>
          )}
        </p>
      )}
    </div>
  )
}

function BlogCard({ card, isFirst }: { card: ShownCard; isFirst: boolean }) {
  const t = useTranslations('posts')
  return (
    <article className="blog-card">
      {/* What it shows is said where it is looked at: on the page of the post. */}
      <Picture name={card.picture} says="" isFirst={isFirst} className="blog-card__picture" />
      <div className="blog-card__words">
        <p className="blog-card__topic">{t(`topics.${card.topic}`)}</p>
        <h2 className="blog-card__title">
          <LocalLink className="blog-card__link" to={`/blog/${card.id}`}>
            {card.title}
          </LocalLink>
        </h2>
        <p className="blog-card__about">{card.description}</p>
        <CardFacts card={card} />
      </div>
    </article>
  )
}

function NothingHere({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('blog.list')
  return (
    <section className="blog-empty">
      <Picture name="open-letter" says="" isFirst className="blog-empty__picture" />
      <h2 className="blog-empty__title">{t(isFirst ? 'emptyTitle' : 'noMoreTitle')}</h2>
      <p>{t(isFirst ? 'emptyText' : 'noMoreText')}</p>
      <LocalLink className={buttonClass({ className: 'blog-empty__way' })} to={isFirst ? '/faq' : '/blog'}>
        {t(isFirst ? 'emptyWay' : 'newest')}
      </LocalLink>
    </section>
  )
}
