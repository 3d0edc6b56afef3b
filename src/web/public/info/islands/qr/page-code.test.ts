import { expect, test } from 'vitest'
import { codeOf } from './page-code.ts'

test('the code leads to the page in the language of whoever shows it', () => {
  const codes = (['uz', 'oz', 'ru', 'en'] as const).map((locale) =>
    codeOf('/driverapp/download', 'https://tezbox.example', locale),
  )
  expect(codes.map(({ address }) => address)).toEqual([
    'https://tezbox.example/driverapp/download',
    'https://tezbox.example/oz/driverapp/download',
    'https://tezbox.example/ru/driverapp/download',
    'https://tezbox.example/en/driverapp/download',
  ])
  expect(new Set(codes.map(({ path }) => path)).size).toBe(4)
  for (const { path, size } of codes) expect(path.startsWith('M2 2h7v1h-7z') && size > 20).toBe(true)
})
