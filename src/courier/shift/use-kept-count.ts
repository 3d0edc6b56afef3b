import { useEffect, useState } from 'react'
import { useField } from '#client/field/field-store.ts'
import { type Count, nothingCounted, readCount } from './count.ts'

const name = 'evening-count'

/** The count as far as it has come: an app that was closed in between goes on where it was. */
export function useKeptCount(): [count: Count, change: (count: Count) => void] {
  const field = useField()
  const [count, setCount] = useState(nothingCounted)
  useEffect(() => {
    let wanted = true
    void field.recall(name).then((kept) => {
      if (wanted) setCount(readCount(kept))
    })
    return () => {
      wanted = false
    }
  }, [field])
  const change = (next: Count) => {
    setCount(next)
    void field.remember(name, next)
  }
  return [count, change]
}
