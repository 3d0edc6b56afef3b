import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { PostState } from '#modules/content/domain/posts.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'

export const stateNames = {
  draft: 'deskBlog.states.draft',
  scheduled: 'deskBlog.states.scheduled',
  published: 'deskBlog.states.published',
} as const satisfies Record<PostState, string>

const looks: Readonly<Record<PostState, BadgeLook>> = {
  draft: { tone: 'faint', sign: 'dashed' },
  scheduled: { tone: 'brand-line', sign: 'clock' },
  published: { tone: 'ok', sign: 'full' },
}

type PostStateBadgeProps = { post: { state: PostState; has_changes: boolean } }

/** Where a post stands, and that what people read is not the newest any more. */
export function PostStateBadge({ post: { state, has_changes: isChanged } }: PostStateBadgeProps) {
  const t = useTranslations()
  return (
    <span className="post-state">
      <StateBadge {...looks[state]} label={t(stateNames[state])} />
      {isChanged && state !== 'draft' && (
        <span className="post-state__changed">{t('deskBlog.changedSince')}</span>
      )}
    </span>
  )
}

/** In the language of whoever looks, or in the first one that somebody has written in. */
export function useTitle(): (title: Texts) => string {
  const t = useTranslations('deskBlog')
  const locale = useLocale()
  return (title) => title[locale] || title.uz || title.ru || title.en || t('untitled')
}

export const postPath = (id: string) => `/desk/blog/${id}`
