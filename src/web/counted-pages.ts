import { type Page, pages } from './pages.ts'

/** Pages whose readers are counted: not the desk's, nor what only developers see. */
export const isCounted = ({ layout, developer }: Page): boolean => layout !== 'desk' && !developer

export const countedPages: ReadonlySet<string> = new Set(pages.filter(isCounted).map(({ id }) => id))
