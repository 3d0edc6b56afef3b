import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../server/site.server.ts'
import { loader } from './sign-up.route.tsx'

function ask(promisedToNewcomers: Site['promisedToNewcomers']) {
  const context = new RouterContextProvider()
  context.set(siteContext, { promisedToNewcomers, messages: () => ({}) } as unknown as Site)
  const url = new URL('https://tezbox.uz/sign_up')
  return loader({ url, context, request: new Request(url), params: {} } as unknown as Parameters<
    typeof loader
  >[0])
}

test('at sign-up nothing is promised but what is given at this moment', async () => {
  expect(await ask(() => Promise.resolve(['half_price', 'p7']))).toMatchObject({
    promised: { firstParcel: false, halfPrice: true },
  })
  expect(await ask(() => Promise.resolve(['first_parcel']))).toMatchObject({
    promised: { firstParcel: true, halfPrice: false },
  })
})

test('without the database the page comes, and promises nothing', async () => {
  expect(await ask(() => Promise.reject(new Error('away')))).toEqual({
    messages: '{}',
    promised: { firstParcel: false, halfPrice: false },
  })
})
