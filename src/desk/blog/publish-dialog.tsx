import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { PostGap } from '#modules/content/domain/posts.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { MomentFields } from '../parts/days/moment-fields.tsx'
import { momentOf, tomorrow } from '../parts/days/tashkent-moment.ts'
import type { PostDraft } from './draft/use-post-draft.ts'
import { Gaps } from './gaps.tsx'

type PublishDialogProps = {
  post: DeskPost
  missing: readonly PostGap[]
  draft: Pick<PostDraft, 'save' | 'version'>
  onClose: () => void
  onDone: (post: DeskPost) => void
}

/** When people begin to read. An incomplete post is told what it lacks instead. */
export function PublishDialog(props: PublishDialogProps) {
  const t = useTranslations('deskBlog.publish')
  const { missing, onClose } = props
  if (missing.length === 0) return <WhenDialog {...props} />
  const actions = <Button onClick={onClose}>{t('writeOn')}</Button>
  return (
    <Dialog open title={t('incomplete')} actions={actions} onClose={onClose}>
      <Gaps missing={missing} />
    </Dialog>
  )
}

function WhenDialog({ post, draft, onClose, onDone }: PublishDialogProps) {
  const t = useTranslations('deskBlog.publish')
  const [now] = useState(() => Date.now())
  const [when, setWhen] = useState<'now' | 'later'>(post.publish_at === null ? 'now' : 'later')
  const [chosen, setChosen] = useState(() => ({ ...tomorrow(now), time: usualHour }))
  const moment = momentOf(chosen.date, chosen.time)
  const at = when === 'later' ? moment : undefined
  const isPast = moment !== undefined && moment.getTime() <= now
  const fault = when === 'now' ? undefined : moment === undefined ? 'needed' : isPast ? 'past' : undefined
  const { publish, busy, failure } = usePublishing(post.id, draft, onDone)
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button busy={busy} disabled={fault !== undefined} onClick={() => void publish(at)}>
        {t(when === 'now' ? 'yesNow' : 'yesLater')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('title')} actions={actions} onClose={onClose}>
      <div className="desk-form">
        <Segmented
          label={t('when')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
        />
        {when === 'later' && (
          <MomentFields
            value={chosen}
            dateLabel={t('date')}
            timeLabel={t('time')}
            timeHint={t('timeHint')}
            error={fault && t(fault === 'needed' ? 'momentNeeded' : 'momentPast')}
            onChange={setChosen}
          />
        )}
        {fault === undefined && <Consequence post={post} at={at} />}
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </div>
    </Dialog>
  )
}

/** When people open their phones. */
const usualHour = '09:00'

function Consequence({ post, at }: { post: DeskPost; at: Date | undefined }) {
  const t = useTranslations('deskBlog.publish')
  const format = formatter(useLocale())
  const isShown = post.shown_version !== null
  return (
    <p role="status">
      {at === undefined
        ? t(isShown ? 'nowAgain' : 'nowFirst')
        : t(isShown ? 'laterAgain' : 'laterFirst', { at: format.dateTime(at) })}
    </p>
  )
}

/** What was typed last is saved first: that is what is published. */
function usePublishing(id: string, draft: PublishDialogProps['draft'], onDone: (post: DeskPost) => void) {
  const t = useTranslations('deskBlog.publish')
  const task = useTask(postCalls.publishPost)
  const toast = useToast()
  const failureText = useFailureText()
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle')
  const publish = async (at: Date | undefined) => {
    setSaving('busy')
    const isSaved = await draft.save()
    setSaving(isSaved ? 'idle' : 'failed')
    if (!isSaved) return
    const moment = at && { at: at.toISOString() }
    const answer = await task.run({ params: { id }, body: { version: draft.version(), ...moment } })
    if (!answer.ok) return
    toast({ text: t(at ? 'doneLater' : 'doneNow'), tone: 'ok' })
    onDone(answer.value)
  }
  return {
    publish,
    busy: saving === 'busy' || task.state === 'busy',
    failure: saving === 'failed' ? t('unsaved') : task.error && failureText(task.error),
  }
}
