import { KEPT } from '../../shell/frame/kept.tsx'

const part = new RegExp(`<${KEPT} id="([^"]*)">([\\s\\S]*?)</${KEPT}>`, 'g')

/** The parts that were drawn so far, as they were written; a handful for each language. */
export function createKeptParts() {
  const written = new Map<string, string>()
  return {
    has: (key: string) => written.has(key),
    /** Takes from a page what was drawn for the first time, and gives it what was drawn before. */
    putInto: (page: string): string =>
      page.replace(part, (_, key: string, drawn: string) => {
        if (drawn === '') return written.get(key) ?? ''
        written.set(key, drawn)
        return drawn
      }),
  }
}
