import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** By the place of a key, so that J is J under a Russian layout too. */
const places = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyN: 'create',
  KeyQ: 'call',
  KeyC: 'confirm',
  KeyA: 'noAnswer',
  KeyX: 'cancel',
  KeyZ: 'zoom',
  KeyT: 'take',
  KeyH: 'hand',
  KeyL: 'later',
  KeyO: 'open',
  KeyD: 'first',
  KeyV: 'second',
  Slash: 'search',
  Escape: 'close',
} as const

export type Shortcuts = Partial<Record<(typeof places)[keyof typeof places], (() => void) | undefined>> & {
  /** The digits, above the letters and on the pad: the first deed of a screen, the second … */
  deed?: ((number: number) => void) | undefined
}

/** Everything on the screen that hears keys, the innermost last: it is asked first. */
const hearing: RefObject<Shortcuts>[] = []

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
  const act = deedOf(event) ?? actOf(places[event.code as keyof typeof places])
  if (!act) return
  event.preventDefault()
  act()
}

function actOf(name: (typeof places)[keyof typeof places] | undefined): (() => void) | undefined {
  return name && hearing.findLast(({ current }) => current[name])?.current[name]
}

function deedOf({ code }: KeyboardEvent): (() => void) | undefined {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
  const deed = digit && hearing.findLast(({ current }) => current.deed)?.current.deed
  return deed ? () => deed(Number(digit)) : undefined
}

/** Single keys of a screen. They are silent while somebody types or answers a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts)
  // With what is on the screen: a key that follows at once means the screen that is seen, not the one before it.
  useLayoutEffect(() => {
    newest.current = shortcuts
  })
  useEffect(() => {
    if (hearing.length === 0) document.addEventListener('keydown', listen)
    hearing.push(newest)
    return () => {
      hearing.splice(hearing.indexOf(newest), 1)
      if (hearing.length === 0) document.removeEventListener('keydown', listen)
    }
  }, [])
}

function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog[open], details[open]')) return true
  // Escape leads out of the search as well.
  return key !== 'Escape' && target.closest('input, select, textarea') !== null
}
