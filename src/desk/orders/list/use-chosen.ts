import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { mostChosen, reached } from './chosen.ts'

/** Which rows are chosen: by their boxes, by the space bar on a row, with Shift up to the one chosen before. */
export function useChosen(items: readonly OrderAnswer[], idOfRow: (element: Element) => string | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isFull, setFull] = useState(false)
  const last = useRef<string>(undefined)
  const withShift = useRef(false)
  const order = items.map(({ id }) => id)
  const put = (wanted: Iterable<string>) => {
    const all = [...wanted]
    setFull(all.length > mostChosen)
    setIds(new Set(all.slice(0, mostChosen)))
  }
  const turn = (id: string, isRange: boolean) => {
    const from = last.current
    last.current = id
    if (isRange && from !== undefined) return put([...ids, ...reached(order, from, id)])
    put(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
  }
  return {
    /** In the order of the list, as far as they are still in sight. */
    orders: items.filter(({ id }) => ids.has(id)),
    ids,
    isFull,
    put,
    clear: () => put([]),
    onChange: (next: ReadonlySet<string>) => {
      const [turned] = [...next, ...ids].filter((id) => next.has(id) !== ids.has(id))
      const isOne = Math.abs(next.size - ids.size) === 1
      if (turned !== undefined && isOne) turn(turned, withShift.current)
      else put(next)
    },
    listening: {
      onClickCapture: (event: MouseEvent) => {
        withShift.current = event.shiftKey
      },
      onKeyDown: (event: KeyboardEvent) => {
        const id = event.target instanceof Element ? idOfRow(event.target) : undefined
        if (event.key !== ' ' || id === undefined) return
        event.preventDefault()
        turn(id, event.shiftKey)
      },
    },
  }
}

export type Chosen = ReturnType<typeof useChosen>
