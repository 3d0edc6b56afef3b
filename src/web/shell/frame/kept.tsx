import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useLocale } from '#client/surroundings.ts'

/** Which parts are written already: known to the server while it draws a page, and to nobody else. */
const WrittenParts = createContext<{ has(key: string): boolean } | undefined>(undefined)

export const WrittenPartsProvider = WrittenParts.Provider

/** The element around such a part while the page is drawn; no browser ever sees it. */
export const KEPT = 'kept-part'

type KeptProps = {
  name: string
  /** What else than the language changes it. */
  by?: string | number
  children: ReactNode
}

/**
 * A part of the frame that is the same for everybody, menus of a hundred links among them. The server draws it once a
 * language and puts what was written into every page after that (`kept-parts.server.ts`); the browser sees no difference. Nothing
 * in it may use `useId`, whose answer depends on the page around it.
 */
export function Kept({ name, by = '', children }: KeptProps): ReactNode {
  const written = useContext(WrittenParts)
  const key = `${name}/${useLocale()}/${by}`
  if (!written) return children
  return createElement(KEPT, { id: key }, written.has(key) ? null : children)
}
