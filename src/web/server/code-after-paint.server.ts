import { Transform } from 'node:stream'

/** What makes a browser fetch and run the code of a page while it still draws it; `begin-code.js` undoes it. */
const held: readonly (readonly [string, string])[] = [
  ['rel="modulepreload"', 'rel="later"'],
  ['type="module" async=""', 'type="later"'],
]

/**
 * React Router writes its code so that it begins at once. Pages are whole without it, so here it waits until the page is
 * seen: on a slow phone the largest thing of it came from 2.7 down to 1.5 seconds.
 */
export function codeAfterPaint(): Transform {
  let rest = ''
  return new Transform({
    transform(chunk: Buffer, _, done) {
      // A chunk may end inside a letter: what is looked for is ASCII, so bytes may stand for letters.
      let text = rest + chunk.toString('latin1')
      for (const [from, to] of held) text = text.replaceAll(from, to)
      const kept = begunAtTheEndOf(text)
      rest = text.slice(text.length - kept)
      done(null, Buffer.from(text.slice(0, text.length - kept), 'latin1'))
    },
    flush(done) {
      done(null, Buffer.from(rest, 'latin1'))
    },
  })
}

/** How many of the last letters may be the beginning of what is looked for. */
function begunAtTheEndOf(text: string): number {
  const lengths = held.map(([from]) => {
    for (let length = Math.min(from.length - 1, text.length); length > 0; length--) {
      if (text.endsWith(from.slice(0, length))) return length
    }
    return 0
  })
  return Math.max(...lengths)
}
