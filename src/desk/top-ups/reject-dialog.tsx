import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { DecisionDialogProps } from './approve-dialog.tsx'

const reasons = [
  'deskTopUps.reject.reasons.unreadable',
  'deskTopUps.reject.reasons.notCome',
  'deskTopUps.reject.reasons.otherAccount',
  'deskTopUps.reject.reasons.used',
  'deskTopUps.reject.reasons.notReceipt',
] as const
const longestReason = 300

/** A usual reason by one press, or words of one's own. */
export function RejectDialog({ topUp, open, onClose, onSubmit }: DecisionDialogProps<string>) {
  const t = useTranslations('deskTopUps.reject')
  const texts = useTranslations()
  const form = useId()
  const words = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || busy) return
    setBusy(true)
    setFailure(await onSubmit(reason.trim()))
    setBusy(false)
  }
  const pick = (text: string) => {
    setReason(text)
    words.current?.querySelector('textarea')?.focus()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button type="submit" form={form} look="danger" busy={busy}>
        {t('yes')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // The receipt stays in sight.
      place="side"
      title={t('title', { name: topUp.person.full_name })}
      actions={actions}
    >
      <form ref={words} id={form} className="desk-form" noValidate onSubmit={submit}>
        <fieldset className="quick-reasons">
          <legend>{t('quick')}</legend>
          {reasons.map((key) => (
            <button
              key={key}
              type="button"
              className="quick-reasons__one"
              aria-pressed={reason === texts(key)}
              onClick={() => pick(texts(key))}
            >
              {texts(key)}
            </button>
          ))}
        </fieldset>
        <TextArea
          label={t('reason')}
          value={reason}
          maxLength={longestReason}
          error={tried && reason.trim() === '' ? t('required') : undefined}
          onChange={(event) => setReason(event.target.value)}
          // Enter sends; Shift and Enter begin a line.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </form>
    </Dialog>
  )
}
