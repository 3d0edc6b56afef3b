import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../server/site.server.ts'
import { loader } from './gallery.route.tsx'

function ask(demo: boolean) {
  const context = new RouterContextProvider()
  context.set(siteContext, { demo, messages: () => ({}) } as unknown as Site)
  const url = new URL('https://tezbox.uz/dev/gallery')
  return loader({ url, context, request: new Request(url), params: {} } as unknown as Parameters<
    typeof loader
  >[0])
}

test('the gallery answers in a demo', () => {
  expect(ask(true)).toEqual({ messages: '{}' })
})

test('elsewhere it is not found', () => {
  expect(() => ask(false)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
