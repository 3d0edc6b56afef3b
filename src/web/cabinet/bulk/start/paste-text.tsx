import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Source, textSource } from './pasted.ts'

type PasteTextProps = { busy: boolean; onText: (source: Source) => void }

/** Messages of customers as they were written; a table that was copied does as well. */
export function PasteText({ busy, onText }: PasteTextProps) {
  const t = useTranslations('bulkFlow.start')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '') onText(textSource(text))
  }
  return (
    <section className="bulk-paste" aria-labelledby="bulk-paste">
      <h2 id="bulk-paste">
        <Icon name="chat" />
        {t('chatTitle')}
      </h2>
      <p className="muted">{t('chatText')}</p>
      <form onSubmit={submit} noValidate>
        <TextArea
          label={t('chatLabel')}
          rows={5}
          value={text}
          placeholder={t('chatExample')}
          error={missing ? t('chatMissing') : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
        <Button type="submit" look="second" busy={busy}>
          {t('chatRead')}
          <Icon name="arrowRight" size="small" />
        </Button>
      </form>
    </section>
  )
}
