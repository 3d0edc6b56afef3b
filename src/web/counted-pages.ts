import { type Page, pages } from './pages.ts'

/** Pages whose readers are counted: not the desk's, nor what only developers see. */
export const isCounted = ({ audience, developer }: Page): boolean => audience !== 'staff' && !developer

export const countedPages: ReadonlySet<string> = new Set(pages.filter(isCounted).map(({ id }) => id))
