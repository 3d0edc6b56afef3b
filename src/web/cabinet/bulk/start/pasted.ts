/** As much as a call takes as text; a longer paste travels as a file. */
export const longestText = 500_000

/** A call without a file may have so many bytes, with some room for its frame. */
const largestBody = 1_000_000

/** A bulk_file may have so many bytes; people are told ten megabytes. */
export const largestFile = 10 * 1024 * 1024
export const toldSize = 10_000_000
/** As many as a table may have. */
export const mostRows = 50_000

const endings = ['xlsx', 'xls', 'ods', 'csv', 'tsv', 'txt']

/** As in `<input accept>`. */
export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',')

/** What is wrong with a file can be said before it travels. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): 'kind' | 'large' | 'empty' | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!endings.includes(ending)) return 'kind'
  if (size > largestFile) return 'large'
  return size === 0 ? 'empty' : undefined
}

export type Source = { file: File } | { text: string }

/** What was pasted: a file, or text; undefined when there is nothing in it. */
export function sourceOf(pasted: Pick<DataTransfer, 'files' | 'getData'>): Source | undefined {
  const file = pasted.files[0]
  if (file) return { file }
  const text = pasted.getData('text/plain')
  return text.trim() === '' ? undefined : textSource(text)
}

export function textSource(text: string): Source {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length
  if (text.length <= longestText && bytes <= largestBody) return { text }
  return { file: new File([text], 'paste.csv', { type: 'text/csv' }) }
}

/** A paste into a field is for that field. */
export const isForField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
