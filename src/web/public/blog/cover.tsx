import { useTranslations } from 'use-intl'
import { Picture } from './parts.tsx'
import type { ShownArticle } from './shown.ts'

const teapotLabels = ['wrap', 'inner', 'filling', 'outer'] as const

/** The large drawing of a post. The one that explains itself has its words around it, or below it on a phone. */
export function Cover({ picture }: Pick<ShownArticle, 'picture'>) {
  const t = useTranslations()
  const isLabelled = picture === 'teapot-cut'
  return (
    <figure className="post-cover">
      <Picture name={picture} says={t(`blog.pictures.${picture}`)} isFirst className="post-cover__picture" />
      {isLabelled && (
        <ol className="post-labels">
          {teapotLabels.map((label) => (
            <li key={label} className="post-labels__one" data-label={label}>
              <b className="post-labels__name">{t(`blog.labels.${label}.name`)}</b>
              <span className="post-labels__note">{t(`blog.labels.${label}.note`)}</span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}
