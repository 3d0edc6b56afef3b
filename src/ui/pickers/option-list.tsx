import './combobox.css'
import { useEffect } from 'react'
import type { FieldTexts } from '../fields/field.tsx'
import { Icon } from '../icon.tsx'
import type { ComboboxOption, OptionGroup } from './combobox-options.ts'

type OptionListProps = {
  id: string
  label: FieldTexts['label']
  groups: readonly OptionGroup[]
  active: number | undefined
  chosen: string | undefined
  onChoose: (option: ComboboxOption) => void
  onPoint: (index: number) => void
}

/** What can be chosen, under the field that the keys stay in. */
export function OptionList({ id, label, groups, active, chosen, onChoose, onPoint }: OptionListProps) {
  return (
    // biome-ignore-start lint/a11y/useFocusableInteractive: focus stays in the field, aria-activedescendant names the option
    // biome-ignore-start lint/a11y/useKeyWithClickEvents: the field listens to the keys
    // biome-ignore-start lint/a11y/useAriaPropsSupportedByRole: only a named group is labelled
    // biome-ignore-start lint/a11y/useSemanticElements: a select cannot be filtered
    <div
      className="combobox__list"
      id={id}
      role="listbox"
      aria-label={typeof label === 'string' ? label : id}
    >
      {groups.map((group, at) => (
        <div
          key={group.name ?? ''}
          role={group.name ? 'group' : 'presentation'}
          aria-labelledby={group.name ? `${id}-group-${at}` : undefined}
        >
          {group.name && (
            <div className="combobox__group" id={`${id}-group-${at}`} role="presentation">
              {group.name}
            </div>
          )}
          {group.options.map(({ option, index }) => (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              className="combobox__option"
              aria-selected={option.value === chosen}
              data-active={index === active || undefined}
              onPointerMove={() => index !== active && onPoint(index)}
              // The field keeps the focus, so the keyboard of a phone stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <span className="combobox__label">{option.label}</span>
              {option.note && <span className="combobox__note">{option.note}</span>}
              {option.end && <span className="combobox__end">{option.end}</span>}
              {option.value === chosen && <Icon name="check" size="small" />}
            </div>
          ))}
        </div>
      ))}
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/useAriaPropsSupportedByRole: see above
  )
}

export function useActiveInView(box: { current: HTMLElement | null }, active: number | undefined) {
  useEffect(() => {
    if (active !== undefined)
      box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [box, active])
}
