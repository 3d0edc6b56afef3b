import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFieldNames } from '../columns/use-field-names.ts'
import { type Open, wordsOf } from './marks.ts'
import type { ChatMessage } from './use-chat.ts'
import { useShownCell } from './use-shown-cell.ts'

type Suggestion = { value: string; label: string; note?: string | undefined }

type WhyItemProps = {
  open: Open
  message: ChatMessage | undefined
  /** Shown all the same: what we are sure of can be wrong. */
  isSure: boolean
  onWrite: (text: string) => Promise<boolean>
  /** What else can be done about it. */
  children?: ReactNode
}

/** One field: what we took it for and from which words, to be said yes to or written anew. */
export function WhyItem({ open: { field, cell }, message, isSure, onWrite, children }: WhyItemProps) {
  const t = useTranslations('bulkFlow.chat')
  const meant = useTranslations('bulkTable.meant')
  const names = useFieldNames()
  const shown = useShownCell()
  const [writing, setWriting] = useState(false)
  const words = message ? wordsOf(message.text, cell) : ''
  const isEmpty = cell.text.trim() === ''
  const isAuthors = cell.certainty !== undefined && (field === 'receiver_name' || field === 'receiver_phone')
  const without = isEmpty ? t('fromNothing') : isAuthors ? t('fromAuthor') : ''
  const source = cell.meant ? meant('street') : words ? t('fromWords', { words }) : without
  const suggestions: readonly Suggestion[] = cell.error?.suggestions ?? cell.meant ?? []
  const write = async (text: string) => {
    if (await onWrite(text)) setWriting(false)
  }
  return (
    <li className="bulk-why__item" data-offers={suggestions.length > 0 || undefined}>
      <span className="bulk-why__field">{names(field)}</span>
      {isEmpty || writing ? (
        <WriteField first={cell.text} label={names(field)} onWrite={write} />
      ) : (
        <b className="bulk-why__value">{shown(field, cell)}</b>
      )}
      <span className="bulk-why__source" data-wrong={(cell.error && !isEmpty) || undefined}>
        {cell.error && !isEmpty ? cell.error.message : source}
      </span>
      <span className="bulk-why__acts">
        {children}
        {suggestions.slice(0, 2).map(({ value, label, note }) => (
          <Button key={value} look="second" small onClick={() => void write(value)}>
            {[label, note].filter(Boolean).join(', ')}
          </Button>
        ))}
        {!isEmpty && !writing && (
          <Button
            look="second"
            small
            aria-label={t('write', { field: names(field) })}
            onClick={() => setWriting(true)}
          >
            <Icon name="edit" size="small" />
          </Button>
        )}
        {!isEmpty && !cell.error && !isSure && (
          <Button look="second" small onClick={() => void write(cell.text)}>
            <Icon name="check" size="small" />
            {t('right')}
          </Button>
        )}
      </span>
    </li>
  )
}

type WriteFieldProps = { first: string; label: string; onWrite: (text: string) => Promise<void> }

function WriteField({ first, label, onWrite }: WriteFieldProps) {
  const t = useTranslations('bulkFlow.chat')
  const id = useId()
  const [text, setText] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void onWrite(text)
  }
  return (
    <form className="bulk-why__write" onSubmit={submit}>
      <label className="spoken" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field__control"
        value={text}
        placeholder={t('writeHere')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="icon-button">
        <Icon name="check" size="small" />
        <span className="spoken">{t('keep')}</span>
      </button>
    </form>
  )
}
