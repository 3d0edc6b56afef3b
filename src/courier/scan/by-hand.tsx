import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readScan } from '#client/scan/read-scan.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'

/** For a label that no camera reads. A slip of the finger is told before anybody walks off. */
export function ByHand({ onClose, onText }: { onClose: () => void; onText: (text: string) => void }) {
  const t = useTranslations('courierScan')
  const common = useTranslations('common')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The dialog is open by then: the keyboard comes up without another touch.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (readScan(text).kind === 'unreadable') return setWrong(true)
    onClose()
    onText(text)
  }
  return (
    <Dialog open onClose={onClose} title={t('byHand')} closeLabel={common('close')}>
      <form ref={form} className="scan-hand" onSubmit={send}>
        <TextField
          label={t('codeLabel')}
          hint={t('codeHint')}
          error={isWrong ? t('codeWrong') : undefined}
          code
          value={text}
          maxLength={64}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" courier block>
          {t('check')}
        </Button>
      </form>
    </Dialog>
  )
}
