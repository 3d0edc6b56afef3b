import { useState } from 'react'
import { useField } from '#client/field/field-store.ts'

/** Something of a screen that is left and come back to: an app that was closed in between goes on where it was. */
export function useKept<T>(name: string, read: (kept: unknown) => T): [value: T, change: (next: T) => void] {
  const field = useField()
  const [value, setValue] = useState(() => read(field.recall(name)))
  const change = (next: T) => {
    setValue(next)
    void field.remember(name, next)
  }
  return [value, change]
}
