import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import type { DraftState } from './draft/draft.ts'
import { PostStateBadge, useTitle } from './post-names.tsx'

type PostHeadProps = { post: DeskPost; title: Texts; state: DraftState<DeskPost> }

/** Which post this is, where it stands, and whether what is typed is safe. */
export function PostHead({ post, title, state }: PostHeadProps) {
  const t = useTranslations('deskBlog')
  const titleOf = useTitle()
  return (
    <header className="post-head">
      <LocalLink className="icon-button post-head__back" to="/desk/blog" title={t('back')}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('back')}</span>
      </LocalLink>
      <strong className="post-head__title">{titleOf(title)}</strong>
      <PostStateBadge post={post} />
      <SaveState post={post} state={state} />
    </header>
  )
}

/** Not spoken: it changes with every pause. What went wrong is said below, aloud. */
function SaveState({ post, state }: Pick<PostHeadProps, 'post' | 'state'>) {
  const t = useTranslations('deskBlog.saving')
  const format = formatter(useLocale())
  const isSafe = state.is === 'saved'
  const isOnItsWay = state.is === 'saving' || state.is === 'waiting'
  return (
    <span className="post-head__saved" data-state={state.is}>
      <Icon name={isSafe ? 'check' : isOnItsWay ? 'clock' : 'warning'} size="small" />
      {isSafe
        ? t('saved', { at: format.dateTime(Date.parse(post.updated_at)) })
        : t(isOnItsWay ? 'saving' : 'unsaved')}
    </span>
  )
}
