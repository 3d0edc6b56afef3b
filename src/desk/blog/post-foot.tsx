import { useTranslations } from 'use-intl'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'

/** What of the post is asked about in a dialog. */
export type Asked = 'publish' | 'withdraw' | 'unschedule' | 'history' | 'clash'

/** What can be done with the whole post. */
export function PostFoot({ post, onAsk }: { post: DeskPost; onAsk: (what: Asked) => void }) {
  const t = useTranslations('deskBlog')
  const { shown_version: shown, state, publish_at: at, has_changes: isChanged } = post
  const isAllOut = state === 'published' && !isChanged
  return (
    <footer className="post-foot">
      <ul className="desk-foot__keys">
        <KeyHint keys={['Ctrl', 'B']}>{t('keys.bold')}</KeyHint>
        <KeyHint keys={['Ctrl', 'K']}>{t('keys.link')}</KeyHint>
        <KeyHint keys={['Ctrl', 'S']}>{t('keys.save')}</KeyHint>
      </ul>
      {shown !== null && (
        <LocalLink
          className={buttonClass({ look: 'quiet', small: true })}
          to={`/blog/${post.id}`}
          target="_blank"
          reloadDocument
        >
          {t('actions.onSite')}
          <Icon name="external" size="small" />
        </LocalLink>
      )}
      <Button look="quiet" small onClick={() => onAsk('history')}>
        {t('actions.history')}
      </Button>
      {at !== null && (
        <Button look="second" small onClick={() => onAsk('unschedule')}>
          {t('actions.unschedule')}
        </Button>
      )}
      {shown !== null && (
        <Button look="second" small onClick={() => onAsk('withdraw')}>
          {t('actions.withdraw')}
        </Button>
      )}
      {!isAllOut && (
        <Button small onClick={() => onAsk('publish')}>
          {t(shown === null ? 'actions.publish' : 'actions.publishChanges')}
        </Button>
      )}
    </footer>
  )
}
