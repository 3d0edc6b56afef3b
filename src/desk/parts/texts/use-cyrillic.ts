import { useEffect, useState } from 'react'
import type { Cyrillic } from '#modules/content/domain/texts.ts'

/** The rules of Cyrillic, fetched when a form first asks for them: other screens of the desk do without. */
export function useCyrillic(): Cyrillic | undefined {
  const [cyrillic, setCyrillic] = useState<{ make: Cyrillic }>()
  useEffect(() => {
    let isHere = true
    import('./cyrillic.ts').then(
      ({ inCyrillic }) => isHere && setCyrillic({ make: (latin) => inCyrillic(latin) }),
      // Without the line the form still works; the server makes the letters.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return cyrillic?.make
}
