import { useKept } from '../use-kept.ts'
import { readCount } from './count.ts'

/** The count as far as it has come: that of the evening, or of what is handed in before it. */
export const useKeptCount = (pile: 'evening-count' | 'hand-in-count') => useKept(pile, readCount)
