import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dotted } from './kept-words.ts'

test('codes and links for one reader are kept as dots', () => {
  expect(dotted({ code: '492 118', track: 'TB10000000000042', link: 'tezbox.uz/aZ09bY18cX27dW' })).toEqual({
    code: '••••',
    track: 'TB10000000000042',
    link: 'tezbox.uz/••••',
  })
  expect(dotted({ link: 'tezbox.uz/t/TB10000000000042?p=Zk3', code: '' })).toEqual({
    link: 'tezbox.uz/t/TB10000000000042••••',
    code: '',
  })
})

test('what everybody may open stays to be read', () => {
  for (const link of [
    'tezbox.uz/t/TB10000000000042',
    'localhost:3000/ru/dashboard/balance',
    'tezbox.uz/basket',
  ])
    expect(dotted({ link })).toEqual({ link })
})

/** A new name in a text has to be judged: does it open something? */
const open = [
  ...['track', 'date', 'when', 'pay', 'point', 'address', 'proven', 'amount', 'after', 'before', 'number'],
  ...['phone', 'time', 'missing', 'days'],
]

test('every name in a text of ours is judged here', () => {
  const texts = ['sms', 'notices'].map((file) =>
    readFileSync(new URL(`../../../locales/uz/messages/${file}.ts`, import.meta.url), 'utf8'),
  )
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '')),
  )
  const hidden = [...names].filter((name) => {
    const value = name === 'link' ? 'tezbox.uz/aZ09bY18cX27dW' : '4921'
    return dotted({ [name]: value })[name] !== value
  })
  expect(hidden.sort()).toEqual(['code', 'link'])
  expect([...names].filter((name) => !hidden.includes(name) && !open.includes(name))).toEqual([])
})
