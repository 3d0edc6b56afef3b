import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { PostGap } from '#modules/content/domain/posts.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import type { DraftState } from './draft/draft.ts'
import { Gaps } from './gaps.tsx'

type PostNewsProps = {
  post: DeskPost
  state: DraftState<DeskPost>
  missing: readonly PostGap[]
  onChoose: () => void
}

/** What an editor has to know before they write on. */
export function PostNews({ post, state, missing, onChoose }: PostNewsProps) {
  const t = useTranslations('deskBlog')
  const format = formatter(useLocale())
  const { publish_at: at, shown_version: shown, has_changes: isChanged } = post
  return (
    <div className="post-news">
      <div role="status">
        <Trouble state={state} onChoose={onChoose} />
      </div>
      {at !== null && (
        <Notice tone="info" icon="clock" title={t('news.scheduled', { at: format.dateTime(Date.parse(at)) })}>
          {t(isChanged ? 'news.scheduledChanged' : shown === null ? 'news.notPublic' : 'news.olderPublic')}
        </Notice>
      )}
      {at === null && shown !== null && isChanged && <Notice tone="info">{t('news.changed')}</Notice>}
      {missing.length > 0 && <Gaps missing={missing} />}
    </div>
  )
}

function Trouble({ state, onChoose }: Pick<PostNewsProps, 'state' | 'onChoose'>) {
  const t = useTranslations('deskBlog.saving')
  const failureText = useFailureText()
  if (state.is === 'offline')
    return (
      <Notice tone="warning" title={t('offline')}>
        {t('offlineText')}
      </Notice>
    )
  if (state.is === 'refused')
    return (
      <Notice tone="danger" title={t('refused')}>
        {failureText(state.error)}
      </Notice>
    )
  if (state.is !== 'clash') return null
  return (
    <Notice tone="warning" title={t('clash', { who: state.theirs.updated_by ?? t('somebody') })}>
      <p>{t('clashText')}</p>
      <Button look="second" small className="post-news__act" onClick={onChoose}>
        {t('choose')}
      </Button>
    </Notice>
  )
}
