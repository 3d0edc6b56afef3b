import './combobox.css'
import { useId, useRef } from 'react'
import { Field, type FieldLook, type FieldTexts } from '../fields/field.tsx'
import { FieldBox } from '../fields/field-box.tsx'
import { useCloseRequest } from '../float/close-request.ts'
import { useDismiss } from '../float/use-dismiss.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../waiting/spinner.tsx'
import type { ComboboxOption } from './combobox-options.ts'
import { keepInView } from './keep-in-view.ts'
import { OptionList, useActiveInView } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxSource } from './use-options.ts'

export type { ComboboxOption, ComboboxSource }

export type ComboboxTexts = {
  nothing: string
  loading: string
  failed: string
  clear: string
  /** On a phone the list fills the screen; this leads back. */
  close: string
  /** Spoken when the list changes: "12 found". */
  found: (count: number) => string
}

type ComboboxProps = FieldTexts &
  Pick<FieldLook, 'bare'> & {
    source: ComboboxSource
    value: ComboboxOption | undefined
    onChange: (option: ComboboxOption | undefined) => void
    texts: ComboboxTexts
    placeholder?: string | undefined
    /** With a name the chosen value travels with the form. */
    name?: string | undefined
    disabled?: boolean | undefined
  }

/** Typing narrows the list; on a phone the same field fills the screen while the list is open. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, bare, source, value, onChange, texts, name, ...input } = props
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const combobox = useCombobox(source, { value, onChange })
  const { open, groups, active, close, leave } = combobox
  useDismiss(box, open, leave, close)
  useCloseRequest(open, leave)
  useActiveInView(box, active)

  const clear = () => {
    combobox.choose(undefined)
    field.current?.focus()
  }

  return (
    <div className="combobox-place" data-open={open || undefined}>
      <div ref={box} className="combobox" data-open={open || undefined}>
        <Field label={label} hint={hint} error={error} optional={optional} bare={bare}>
          {(control) => (
            <FieldBox
              after={
                value && !input.disabled ? (
                  <button type="button" className="icon-button" onClick={clear}>
                    <Icon name="close" size="small" />
                    <span className="spoken">{texts.clear}</span>
                  </button>
                ) : (
                  <span className="combobox__arrow">
                    <Icon name="chevronDown" size="small" />
                  </span>
                )
              }
            >
              <input
                {...input}
                {...control}
                ref={field}
                type="text"
                role="combobox"
                className="field-box__input"
                autoComplete="off"
                spellCheck={false}
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? list : undefined}
                aria-activedescendant={active === undefined ? undefined : `${list}-${active}`}
                value={combobox.text}
                onChange={(event) => combobox.type(event.target.value)}
                onClick={combobox.show}
                onKeyDown={combobox.press}
              />
            </FieldBox>
          )}
        </Field>
        {open && (
          <div ref={keepInView} className="combobox__panel">
            <OptionList
              id={list}
              label={label}
              groups={groups}
              active={active}
              chosen={value?.value}
              onChoose={combobox.choose}
              onPoint={combobox.point}
            />
            <ListState state={combobox.state} count={combobox.count} texts={texts} />
          </div>
        )}
        {open && (
          <button type="button" className="combobox__close button button--second" onClick={leave}>
            {texts.close}
          </button>
        )}
        {name && <input type="hidden" name={name} value={value?.value ?? ''} />}
      </div>
    </div>
  )
}

type ListStateProps = { state: 'ready' | 'loading' | 'failed'; count: number; texts: ComboboxTexts }

function ListState({ state, count, texts }: ListStateProps) {
  const shown = state === 'loading' ? texts.loading : state === 'failed' ? texts.failed : texts.nothing
  const isQuiet = state === 'ready' && count > 0
  return (
    <div className={isQuiet ? 'spoken' : 'combobox__state'} role="status">
      {state === 'loading' && <Spinner />}
      {isQuiet ? texts.found(count) : shown}
    </div>
  )
}
