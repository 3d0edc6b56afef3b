import { useState } from 'react'
import { useField } from '#client/field/field-store.ts'
import { type Count, readCount } from './count.ts'

const name = 'evening-count'

/** The count as far as it has come: an app that was closed in between goes on where it was. */
export function useKeptCount(): [count: Count, change: (count: Count) => void] {
  const field = useField()
  const [count, setCount] = useState(() => readCount(field.recall(name)))
  const change = (next: Count) => {
    setCount(next)
    void field.remember(name, next)
  }
  return [count, change]
}
