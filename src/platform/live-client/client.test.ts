import { expect, test } from 'vitest'
import { createParser, type LiveMessage } from './client.ts'

test('events are read whole wherever the network cuts them', () => {
  const text = ':\n\nid: 7\nevent: moved\ndata: {"to":"a: b"}\n\n:\n\nid: 8\nevent: done\ndata: null\n\n'
  const expected: LiveMessage[] = [
    { id: '7', event: 'moved', data: { to: 'a: b' } },
    { id: '8', event: 'done', data: null },
  ]
  for (let size = 1; size <= text.length; size++) {
    const seen: LiveMessage[] = []
    const parse = createParser((message) => seen.push(message))
    for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size))
    expect(seen).toEqual(expected)
  }
})
