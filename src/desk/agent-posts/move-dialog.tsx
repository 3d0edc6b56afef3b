import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { QuickReasons } from '../parts/quick-reasons.tsx'
import { MoveWarnings } from './move-warnings.tsx'

/** An agent, where they were seen to work, and where they are to. */
export type Wish = { agent: string; from: number | null; to: number | null }

/** What a dialog of the screen ends with. */
export type DialogEnds = { onClose: () => void; onDone: () => void }

type MoveDialogProps = DialogEnds & {
  title: string
  yes: string
  look?: 'main' | 'danger'
  /** Undefined until somebody or something is chosen. */
  wish: Wish | undefined
  /** Usual words for the note. */
  reasons: readonly string[]
  /** Said when it is done. */
  done: string
  /** Nothing is chosen yet. */
  onMissing?: () => void
  children: ReactNode
}

/** Before it is done the server tells what there is to know; what was seen goes with the wish. */
export function MoveDialog(props: MoveDialogProps) {
  const { wish, reasons, done, onMissing, onDone, children, ...dialog } = props
  const t = useTranslations('deskAgentPosts.dialog')
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(postsCalls.moveAgentPost)
  const [note, setNote] = useState('')
  const input = wish && { params: { id: wish.agent }, body: { from: wish.from, to: wish.to } }
  const check = useAnswer(
    postsCalls.moveAgentPost,
    input && { ...input, body: { ...input.body, dry_run: true } },
    { quiet: true },
  )
  useOnNews(check.refresh)
  async function submit(): Promise<void> {
    if (!input) return onMissing?.()
    const answer = await task.run({ ...input, body: { ...input.body, note: note.trim() || undefined } })
    if (!answer.ok) return
    toast({ text: done, tone: 'ok' })
    onDone()
    dialog.onClose()
  }
  return (
    <DeskFormDialog {...dialog} no={t('no')} task={task} onSubmit={() => void submit()}>
      {children}
      <div aria-live="polite">
        {wish && !check.data && !check.error && <p className="muted">{t('checking')}</p>}
        {check.data && <MoveWarnings warnings={check.data.warnings} />}
        {check.error && !task.error && <Notice tone="danger">{failureText(check.error)}</Notice>}
      </div>
      <QuickReasons legend={t('usual')} reasons={reasons} value={note} onPick={setNote} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={2}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
