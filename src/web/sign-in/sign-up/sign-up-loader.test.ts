import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Promotion } from '#modules/content/domain/promotion.ts'
import { type Site, siteContext } from '../../server/site.server.ts'
import { loader } from './sign-up.route.tsx'

function ask(promotion: Site['promotion']) {
  const context = new RouterContextProvider()
  context.set(siteContext, { promotion, messages: () => ({}) } as unknown as Site)
  const url = new URL('https://tezbox.uz/sign_up')
  return loader({ url, context, request: new Request(url), params: {} } as unknown as Parameters<
    typeof loader
  >[0])
}

const offered: Promotion = { kind: 'half_price_month', endsAt: new Date('2026-12-01T00:00:00Z') }

test('half price is promised at sign-up only while it is offered', async () => {
  expect(await ask(() => Promise.resolve(offered))).toMatchObject({ halfPrice: true })
  expect(await ask(() => Promise.resolve(undefined))).toMatchObject({ halfPrice: false })
})

test('without the database the page comes, and promises nothing', async () => {
  expect(await ask(() => Promise.reject(new Error('away')))).toEqual({ messages: '{}', halfPrice: false })
})
