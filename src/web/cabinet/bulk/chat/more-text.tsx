import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { uploadPath } from '../frame/bulk-frame.tsx'
import { longestText } from '../start/pasted.ts'

type MoreTextProps = {
  upload: UploadAnswer
  first: string
  how: 'add' | 'replace'
  onClose: () => void
  onAdded: (upload: UploadAnswer) => void
}

/** Further messages at the end, or another text in place of this one. */
export function MoreText({ upload, first, how, onClose, onAdded }: MoreTextProps) {
  const t = useTranslations('bulkFlow.chat')
  const [text, setText] = useState(first)
  const navigate = useNavigate()
  const locale = useLocale()
  const task = useWork()
  const isAdding = how === 'add'
  const send = async () => {
    if (text.trim() === '') return
    const body = { text, kind: 'chat' as const, ...(isAdding ? { add_to: upload.id } : {}) }
    const answer = await task.run((api) => api.call(bulkCalls.createUpload, { body }))
    if (!answer.ok) return
    if (isAdding) return onAdded(answer.value)
    // What was read before is no longer wanted; if it cannot go now, it goes with time.
    await task.run((api) => api.call(bulkCalls.dropUpload, { params: { id: upload.id } }))
    await navigate(localizedPath(locale, uploadPath(answer.value.id)), { replace: true })
  }
  return (
    <FormDialog
      title={t(isAdding ? 'more' : 'replace')}
      no={t('cancel')}
      yes={t('read')}
      busy={task.state === 'busy'}
      className="bulk-more"
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextArea
        label={t('moreLabel')}
        hint={t(isAdding ? 'moreHint' : 'replaceHint')}
        rows={8}
        maxLength={longestText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TaskState task={task} />
    </FormDialog>
  )
}
