import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDismiss } from '../float/use-dismiss.ts'
import { type ComboboxOption, groupOptions, neighbour } from './combobox-options.ts'
import { useActiveInView } from './option-list.tsx'
import { type ComboboxSource, useOptions } from './use-options.ts'

export type Suggested = {
  /** Beside this nothing of the list is pressed. */
  box: RefObject<HTMLElement | null>
  source: ComboboxSource
  value: string
  onChange: (text: string) => void
  onPick: (option: ComboboxOption) => void
  /** A search: Enter without an option under the keys takes the first one, and an empty list says so. */
  isSearch?: boolean | undefined
}

/**
 * A text of the person's own, with a list of what it may mean. Unlike a combobox nothing has to be picked: whoever goes
 * on has written what stands there.
 */
export function useSuggestions({ box, source, value, onChange, onPick, isSearch = false }: Suggested) {
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const [takesFirst, setTakesFirst] = useState(false)
  const { found, state } = useOptions(source, value, open)
  const isShown = open && (found.length > 0 || (isSearch && value.trim().length > 1))
  const close = useCallback(() => {
    setOpen(false)
    setActive(undefined)
    setTakesFirst(false)
  }, [])
  useDismiss(box, isShown, close)
  useActiveInView(box, active)
  const pick = (option: ComboboxOption) => {
    close()
    onPick(option)
  }

  const latest = useRef(pick)
  useEffect(() => {
    latest.current = pick
  })
  // The first one of an old list is not what the text asks for.
  const [first] = found
  useEffect(() => {
    if (!takesFirst || state === 'loading') return
    setTakesFirst(false)
    if (first) latest.current(first)
  }, [takesFirst, state, first])

  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    const option = isShown && active !== undefined ? found[active] : undefined
    if (move) {
      event.preventDefault()
      if (isShown) setActive(neighbour(active, move, found.length))
      else setOpen(true)
    } else if (event.key === 'Enter' && (option || isSearch)) {
      event.preventDefault()
      if (option) pick(option)
      else if (value.trim() !== '') {
        setOpen(true)
        setTakesFirst(true)
      }
    } else if (event.key === 'Tab' || event.key === 'Enter') close()
  }
  const activeHere = isShown && active !== undefined && active < found.length ? active : undefined
  return {
    isShown,
    state,
    count: found.length,
    show: () => setOpen(true),
    close,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? list : undefined,
      'aria-activedescendant': activeHere === undefined ? undefined : `${list}-${activeHere}`,
      value,
      onChange: (event: { target: { value: string } }) => {
        onChange(event.target.value)
        setActive(undefined)
        setOpen(true)
      },
      onKeyDown: press,
    },
    list: {
      id: list,
      groups: groupOptions(found),
      active: activeHere,
      chosen: undefined,
      onChoose: pick,
      onPoint: setActive,
    },
  } as const
}
