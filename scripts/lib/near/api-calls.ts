/** Paths that files spell out, each cut into its parts; a part that may be anything is a star. */
export type ApiPath = { file: string; parts: string[] }

/** The `/api/…` paths in a file's texts, whatever stands before (a method, a pattern of the browser) or after them. */
export function apiPathsIn(texts: readonly string[]): string[][] {
  return texts.flatMap((text) => [...text.matchAll(/\/api(?:\/[^\s?#]*)/g)].map(([path]) => partsOf(path)))
}

function partsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  const open = parts.indexOf('**')
  return (open < 0 ? parts : parts.slice(0, open)).map((part) => (/^:|\*/.test(part) ? '*' : part))
}

/**
 * The files that answer a call: those with that very path; else those whose paths begin with it, for it may be a
 * beginning that is continued elsewhere; else those whose path it continues.
 */
export function filesAnswering(called: readonly string[], routes: readonly ApiPath[]): string[] {
  const fitting = routes.filter(({ parts }) => canBeOne(called, parts))
  const exact = fitting.filter(({ parts }) => parts.length === called.length)
  const longer = fitting.filter(({ parts }) => parts.length > called.length)
  const longest = Math.max(0, ...fitting.map(({ parts }) => parts.length))
  const chosen = [exact, longer].find((some) => some.length > 0)
  const answering = chosen ?? fitting.filter(({ parts }) => parts.length === longest)
  return [...new Set(answering.map(({ file }) => file))]
}

const canBeOne = (one: readonly string[], other: readonly string[]) =>
  one.every((part, place) => {
    const there = other[place] ?? '*'
    return part === '*' || there === '*' || part === there
  })
