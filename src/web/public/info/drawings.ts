import { assert } from '#kernel/assert.ts'
import type { Drawing } from './page-data.ts'
import type { Art } from './shown.ts'

/** Addresses of the files, and their contents, by path: `./drawings/weigh.svg`. */
const addresses = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const contents = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A symbol of a drawing: where browsers find it, and how large it is. Only the server reads the files. */
export function findDrawing(drawing: Drawing): Art {
  const [file, symbol] = drawing.split('#')
  const path = `./drawings/${file}.svg`
  const box = new RegExp(`<symbol id="${symbol}" viewBox="0 0 ([\\d.]+) ([\\d.]+)"`).exec(
    contents[path] ?? '',
  )
  assert(box, `no drawing ${drawing}`)
  return { href: `${addresses[path]}#${symbol}`, width: Number(box[1]), height: Number(box[2]) }
}
