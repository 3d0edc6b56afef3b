import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { statuses } from '#modules/orders/domain/words.ts'
import { htmlValidator } from '../../../../tests/support/html-rules.ts'
import Boards from './boards.tsx'
import { samplesFor } from './samples.ts'

const html = renderToString(<Boards locale="uz" />)

test('no part needs a style attribute, which the content security policy forbids', () => {
  expect(html.match(/<[^>]+ style="[^"]*"/g)).toBeNull()
})

test('what the server draws is valid HTML', async () => {
  const report = await htmlValidator().validateString(html)
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('every state of an order has its badge and its sample text', () => {
  for (const locale of ['uz', 'oz', 'ru'] as const) {
    expect(Object.keys(samplesFor(locale).states)).toEqual(statuses)
  }
})

test('samples are in the script they stand for', () => {
  const texts = (locale: 'oz' | 'ru') => JSON.stringify(Object.values(samplesFor(locale).states))
  expect(texts('oz')).not.toMatch(/[A-Za-z]/)
  expect(texts('ru')).not.toMatch(/[A-Za-z]/)
})
