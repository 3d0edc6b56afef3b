import type { Cyrillic } from '#modules/content/domain/texts.ts'

/** Code, addresses of links and pictures, tags, and lines that only say where a link leads. */
const notWords =
  /(```[\s\S]*?```|`[^`\n]*`|\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|<[a-z/!][^<>\n]*>|^\[[^\]\n]*\]:.*$)/gim

/** Uzbek Markdown in Cyrillic: its words only, because `](/send-parcel)` in other letters leads nowhere. */
export function cyrillicMarkdown(markdown: string, cyrillic: Cyrillic): string {
  return markdown
    .split(notWords)
    .map((part, at) => (at % 2 === 1 || part === '' ? part : cyrillic(part)))
    .join('')
}
