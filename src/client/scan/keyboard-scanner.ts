/** A hardware scanner types a whole code faster than any hand, and ends it with Enter. */
export type Typing = Readonly<{ text: string; lastAt: number }>

export const nothingTyped: Typing = { text: '', lastAt: 0 }

const mostGapMs = 100
const fewestSigns = 8
const mostSigns = 200

/** One key after another: the answer carries `scanned` when a code has ended. */
export function typed(before: Typing, key: string, at: number): { typing: Typing; scanned?: string } {
  const isSlow = before.text !== '' && at - before.lastAt > mostGapMs
  if (key === 'Enter') {
    const isScan = !isSlow && before.text.length >= fewestSigns
    return isScan ? { typing: nothingTyped, scanned: before.text } : { typing: nothingTyped }
  }
  if (key.length !== 1 || before.text.length >= mostSigns) return { typing: before }
  // After a pause it is a new beginning: a hand that typed before does not spoil the scan.
  if (isSlow) return { typing: { text: key, lastAt: at } }
  return { typing: { text: before.text + key, lastAt: at } }
}
