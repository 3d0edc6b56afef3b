import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ComboboxOption,
  groupOptions,
  longestList,
  matchingOptions,
  neighbour,
} from './combobox-options.ts'

/** A list that is here already, or one that is asked for with each text. */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>)

const pauseBeforeAskingMs = 150

type Choice = { value: ComboboxOption | undefined; onChange: (option: ComboboxOption | undefined) => void }

/** The list's behaviour without its look: what is typed, which options there are, which one is under the keys. */
export function useCombobox(source: ComboboxSource, { value, onChange }: Choice) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState<number>()
  const { found, state } = useOptions(source, typed ?? '', open)
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
  }, [])
  const show = () => setOpen(true)
  const choose = (option: ComboboxOption | undefined) => {
    onChange(option)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
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
      if (option) choose(option)
    } else if (event.key === 'Tab') close()
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
    choose,
    type,
    press,
    point: setActive,
  }
}

type Found = { found: readonly ComboboxOption[]; state: 'ready' | 'loading' | 'failed' }

function useOptions(source: ComboboxSource, typed: string, open: boolean): Found {
  const [answer, setAnswer] = useState<Found>({ found: [], state: 'loading' })
  const isHere = typeof source !== 'function'
  const here = useMemo(() => (isHere ? matchingOptions(source, typed) : []), [isHere, source, typed])
  const ask = useRef(source)
  useEffect(() => {
    ask.current = source
  })

  useEffect(() => {
    if (isHere || !open) return
    const stop = new AbortController()
    setAnswer(({ found }) => ({ found, state: 'loading' }))
    const timer = setTimeout(async () => {
      const { current } = ask
      if (typeof current !== 'function') return
      try {
        const found = await current(typed, stop.signal)
        if (!stop.signal.aborted) setAnswer({ found: found.slice(0, longestList), state: 'ready' })
      } catch {
        if (!stop.signal.aborted) setAnswer({ found: [], state: 'failed' })
      }
    }, pauseBeforeAskingMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isHere, open, typed])

  return isHere ? { found: here, state: 'ready' } : answer
}
