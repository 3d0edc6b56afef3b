import './post.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { htmlLang, localizedPath } from '#platform/i18n/locales.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Article } from '#ui/show/article.tsx'
import { useFrame } from '../../shell/current-page.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { StructuredData } from '../../shell/structured-data.tsx'
import { blogPosting, breadcrumbs } from '../../structured-data.ts'
import { Contents, FoldedContents } from './contents.tsx'
import { Cover } from './cover.tsx'
import { CardFacts, Crumbs, FeedLink, Picture, ReadingTime, useCrumbs } from './parts.tsx'
import { PostBody } from './post-body.tsx'
import { ShareLinks } from './share-links.tsx'
import type { ShownArticle, ShownCard } from './shown.ts'

/** One post: its head and drawing, the text with its contents beside it, and where to go from here. */
export function PostPage({ article }: { article: ShownArticle }) {
  const t = useTranslations('posts')
  const { id, title, topic, picture, blocks, parts, related } = article
  const path = localizedPath(useLocale(), `/blog/${id}`)
  const origin = useFrame()?.origin ?? ''
  const steps = useCrumbs([{ to: path, text: title }])
  const things = useThings(article, path)
  return (
    <div className="post">
      <FeedLink />
      <StructuredData things={import.meta.env.SSR ? [breadcrumbs(origin, steps), ...things] : []} />
      <div className="wrap">
        <Crumbs steps={steps} here={t(`topics.${topic}`)} />
        <h1 className="post-title">{title}</h1>
        <Byline article={article} />
        <Cover picture={picture} />
      </div>
      <div className="wrap post-body">
        <div className="post-side">
          {parts.length > 1 && <Contents parts={parts} />}
          <ShareLinks address={origin + path} title={title} />
        </div>
        <article className="post-text">
          {parts.length > 1 && <FoldedContents parts={parts} />}
          <Article>
            <PostBody blocks={blocks} />
          </Article>
        </article>
      </div>
      <div className="wrap">
        <NextStep />
        {related.length > 0 && <Related cards={related} />}
      </div>
    </div>
  )
}

function useThings(article: ShownArticle, path: string) {
  const origin = useFrame()?.origin ?? ''
  const locale = useLocale()
  if (!import.meta.env.SSR) return []
  return [
    blogPosting(origin, {
      title: article.title,
      description: article.description,
      image: `/og/pictures/${article.picture}.png`,
      url: path,
      author: article.author,
      language: htmlLang[locale],
      publishedAt: article.published.at,
      updatedAt: article.updated?.at ?? article.published.at,
    }),
  ]
}

function Byline({ article: { author, place, published, updated, minutes } }: { article: ShownArticle }) {
  const t = useTranslations('blog.post')
  return (
    <div className="post-by">
      <Avatar name={author} className="post-by__sign" />
      <p className="post-by__facts">
        <b className="post-by__author">{author}</b>
        {place && <span>{place}</span>}
        <time dateTime={published.at}>{published.text}</time>
        {updated && <time dateTime={updated.at}>{t('updated', { date: updated.text })}</time>}
        <ReadingTime minutes={minutes} />
      </p>
    </div>
  )
}

function NextStep() {
  const t = useTranslations('blog.post')
  return (
    <section className="post-next">
      <div>
        <h2 className="post-next__title">{t('nextTitle')}</h2>
        <p className="post-next__text">{t('nextText')}</p>
      </div>
      <LocalLink className={buttonClass({ className: 'post-next__way' })} to="/calculator">
        {t('nextWay')}
        <Icon name="arrowRight" size="small" />
      </LocalLink>
    </section>
  )
}

function Related({ cards }: { cards: readonly ShownCard[] }) {
  const t = useTranslations('blog.post')
  return (
    <section className="post-related">
      <h2 className="post-related__title">{t('more')}</h2>
      <ul className="post-related__list">
        {cards.map((card) => (
          <li key={card.id} className="post-related__card">
            <Picture name={card.picture} says="" className="post-related__picture" />
            <div>
              <h3 className="post-related__name">
                <LocalLink className="post-related__link" to={`/blog/${card.id}`}>
                  {card.title}
                </LocalLink>
              </h3>
              <CardFacts card={card} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
