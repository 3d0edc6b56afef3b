import { plainWords } from '#modules/geo/domain/search-key.ts'

/**
 * A person's name as searches see it: Хўжаев, Xo'jayev, Khodjaev and Хужаев have one key. Coarser than names are, so
 * that a search finds too many rather than none.
 */
export function nameKey(name: string): string {
  return plainWords(name)
    .map((word) =>
      word
        .replace(/[ou]/g, 'a')
        .replace(/y/g, '')
        .replace(/q/g, 'k')
        .replace(/kh|x/g, 'h')
        .replace(/gh/g, 'g')
        .replace(/dj|zh/g, 'j')
        .replace(/(.)\1+/gu, '$1'),
    )
    .filter(Boolean)
    .join(' ')
}
