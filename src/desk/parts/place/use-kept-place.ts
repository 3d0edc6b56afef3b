import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How a list was left: how much of it was loaded, where it stood, and which of its rows was opened. */
export type KeptPlace = { at: string; rows: number; top: number; page: number; row: string | undefined }

const name = 'kept-places'
const mostKept = 20
/** More than that is not read again at once. */
const mostRows = 300

/** The newest first; an address has one place. */
export const withPlace = (places: readonly KeptPlace[], place: KeptPlace): KeptPlace[] =>
  [place, ...places.filter(({ at }) => at !== place.at)].slice(0, mostKept)

function readPlaces(): KeptPlace[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function writePlaces(places: readonly KeptPlace[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(places))
  } catch {
    // Without a store the list begins at its beginning.
  }
}

type List = { items: readonly unknown[]; known: boolean; busy: boolean }

export type Place = {
  at: string
  /** How many rows to ask for. */
  rows: number
  kept: KeptPlace | undefined
  /** What scrolls; its rows have links with an id. */
  box: RefObject<HTMLDivElement | null>
}

/** Back leads to the list as it was left; any other way to its beginning. */
export function useKeptPlace(): Place {
  const { pathname, search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const box = useRef<HTMLDivElement>(null)
  const at = pathname + search
  const [kept] = useState(() => (isBack ? readPlaces().find((place) => place.at === at) : undefined))
  return { at, rows: Math.min(Number(kept?.rows) || 0, mostRows), kept, box }
}

/** Stands the rows where they stood, once they are there, and remembers where they stand when the page is left. */
export function useSettling({ at, kept, box }: Place, list: List): void {
  const left = useRef({ at, rows: 0 })
  const open = useRef(kept)
  useLayoutEffect(() => {
    left.current = { at, rows: list.items.length }
    const place = open.current
    if (!place || !list.known || list.busy || !box.current) return
    open.current = undefined
    box.current.scrollTop = place.top
    window.scrollTo(0, place.page)
    if (place.row) document.getElementById(place.row)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    // Once is enough: a reload begins anew.
    writePlaces(readPlaces().filter((place) => place.at !== left.current.at))
  }, [])
  useLayoutEffect(
    () => () => {
      if (!box.current) return
      const focused = document.activeElement
      const row = focused && box.current.contains(focused) ? focused.id || undefined : undefined
      const { scrollTop: top } = box.current
      writePlaces(withPlace(readPlaces(), { ...left.current, top, page: window.scrollY, row }))
    },
    [box],
  )
}
