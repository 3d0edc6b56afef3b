import './suggest-field.css'
import { type InputHTMLAttributes, useRef } from 'react'
import { classes } from '../class-names.ts'
import { Field, type FieldLook, type FieldTexts } from '../fields/field.tsx'
import type { ComboboxOption } from './combobox-options.ts'
import { keepInView } from './keep-in-view.ts'
import { OptionList } from './option-list.tsx'
import type { ComboboxSource } from './use-options.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestFieldProps = FieldTexts &
  Pick<FieldLook, 'className'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'maxLength' | 'placeholder' | 'disabled'> & {
    /** Within a bar that frames it: its label is only spoken. */
    inBar?: boolean
    source: ComboboxSource
    value: string
    onChange: (text: string) => void
    onPick: (option: ComboboxOption) => void
    /** What the list is called. */
    listLabel: string
    /** Spoken when the list changes: "12 found". */
    found: (count: number) => string
  }

/** A line of text with a list of what it may mean under it. When nothing can be found it is a plain field. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, className, source, value, onChange, onPick, ...rest } = props
  const { listLabel, found, inBar = false, ...input } = rest
  const box = useRef<HTMLDivElement>(null)
  const { isShown, count, ...suggested } = useSuggestions({ box, source, value, onChange, onPick })
  return (
    <div ref={box} className={classes('suggest-field', inBar && 'suggest-field--bar')}>
      <Field label={label} hint={hint} error={error} optional={optional} className={className}>
        {(control) => (
          <input
            type="text"
            {...suggested.input}
            {...input}
            {...control}
            className="field__control suggest-field__input"
          />
        )}
      </Field>
      {isShown && (
        <div ref={keepInView} className="combobox__panel suggest-field__panel">
          <OptionList {...suggested.list} label={listLabel} />
        </div>
      )}
      <div className="spoken" role="status">
        {isShown && found(count)}
      </div>
    </div>
  )
}
