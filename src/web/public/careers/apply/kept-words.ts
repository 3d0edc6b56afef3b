import { nothingTyped, type Typed, type Way } from './application.ts'

export type Kept = Readonly<{ way: Way; typed: Typed }>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For this tab only, and until it is sent: a reload or a wrong turn costs nobody their words. */
const keyOf = (vacancy: string) => `application:${vacancy}`

export function readKept(store: Store, vacancy: string): Kept | undefined {
  try {
    const { way, typed } = JSON.parse(store.getItem(keyOf(vacancy)) ?? '{}')
    if (way !== 'cv' && way !== 'form') return undefined
    const text = (name: keyof Typed) => (typeof typed?.[name] === 'string' ? typed[name] : '')
    const names = Object.keys(nothingTyped) as (keyof Typed)[]
    return { way, typed: Object.fromEntries(names.map((name) => [name, text(name)])) as Typed }
  } catch {
    return undefined
  }
}

export function keep(store: Store, vacancy: string, kept: Kept): void {
  try {
    store.setItem(keyOf(vacancy), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing: the words stay as long as the page.
  }
}

export function forget(store: Store, vacancy: string): void {
  try {
    store.removeItem(keyOf(vacancy))
  } catch {
    // Nothing was kept.
  }
}
