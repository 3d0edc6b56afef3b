import { useState } from 'react'
import { type Count, isBegun, readCount } from './drawer-count.ts'

/** Half the drawer is counted when a customer comes in: the count waits on this device until the day is closed. */
export function useKeptCount(name: string): [Count, (count: Count) => void] {
  const [count, setCount] = useState<Count>(() => {
    try {
      return readCount(JSON.parse(localStorage.getItem(name) ?? 'null'))
    } catch {
      return readCount(undefined)
    }
  })
  const change = (next: Count) => {
    setCount(next)
    if (isBegun(next) || next.note !== '') localStorage.setItem(name, JSON.stringify(next))
    else localStorage.removeItem(name)
  }
  return [count, change]
}
