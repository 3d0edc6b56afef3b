import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ComboboxOption, groupOptions, neighbour, surelyMeant } from './combobox-options.ts'
import { type ComboboxSource, useOptions } from './use-options.ts'

type Choice = { value: ComboboxOption | undefined; onChange: (option: ComboboxOption | undefined) => void }

/** What is taken as soon as the options of the text are here: the first one, or the one that is surely meant. */
type Meant = 'first' | 'sure'

/** The list's behaviour without its look: what is typed, which options there are, which one is under the keys. */
export function useCombobox(source: ComboboxSource, { value, onChange }: Choice) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState<number>()
  const [awaited, setAwaited] = useState<Meant>()
  const { found, state } = useOptions(source, typed ?? '', open || awaited !== undefined)
  // Options of a group are drawn together, so the keys walk in that order too.
  const groups = useMemo(() => groupOptions(found), [found])
  const options = useMemo(
    () => groups.flatMap((group) => group.options.map(({ option }) => option)),
    [groups],
  )

  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined)
    setActive(undefined)
    setAwaited(undefined)
  }, [])
  const show = () => {
    setOpen(true)
    setAwaited(undefined)
  }
  const choose = (option: ComboboxOption | undefined) => {
    onChange(option)
    close()
  }
  const take = (meant: Meant) => {
    const option = meant === 'first' ? options[0] : surelyMeant(options, typed ?? '')
    if (option && option.value !== value?.value) onChange(option)
    if (option || !open) close()
    else setAwaited(undefined)
  }
  const leaving = () => {
    if (!typed?.trim()) return close()
    setOpen(false)
    if (awaited === undefined) setAwaited('sure')
  }
  const latest = useRef({ take, leaving })
  useEffect(() => {
    latest.current = { take, leaving }
  })
  useEffect(() => {
    if (awaited && state !== 'loading') latest.current.take(awaited)
  }, [awaited, state])
  /** Going on without having picked: a text that surely means an option stands for it. */
  const leave = useCallback(() => latest.current.leaving(), [])
  const type = (text: string) => {
    setTyped(text)
    show()
    setActive(text === '' ? undefined : 0)
    if (text === '') onChange(undefined)
  }
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (move) {
      event.preventDefault()
      if (open) setActive(neighbour(active, move, options.length))
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = active === undefined ? undefined : options[active]
      // The first one of an old list is not what the text asks for.
      if (state === 'loading' && active === 0) setAwaited('first')
      else if (option) choose(option)
    } else if (event.key === 'Tab' && open) leave()
  }

  return {
    open,
    text: typed ?? value?.label ?? '',
    groups,
    count: options.length,
    active: active !== undefined && active < options.length ? active : undefined,
    state,
    show,
    close,
    leave,
    choose,
    type,
    press,
    point: setActive,
  }
}
