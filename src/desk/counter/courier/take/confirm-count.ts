import type { Standing } from './take-scans.ts'

type Counted = Pick<Standing, 'missing' | 'surplus'>

/** Whether anything is not as it was said: then a word about it is asked for, and the desk hears of it. */
export const differs = (said: number, counted: number | undefined, { missing, surplus }: Counted): boolean =>
  missing.length > 0 || surplus.length > 0 || (counted !== undefined && counted !== said)

type Count = { said: number; counted: number | undefined; standing: Counted; note: string }

/** As the call takes it: where no cash was said none is counted. */
export function countOf({ said, counted, standing, note }: Count) {
  const words = note.trim()
  return {
    ...(said > 0 && counted !== undefined ? { counted } : {}),
    surplus: standing.surplus.map(({ code }) => code),
    ...(words === '' ? {} : { note: words }),
  }
}
