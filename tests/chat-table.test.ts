import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Draft } from '#modules/bulk/domain/chat/message.ts'
import { readChat } from '#modules/bulk/domain/chat/read-chat.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { findArea } from '#modules/geo/domain/area-finder.ts'
import { addressKey } from '#modules/geo/domain/search-key.ts'

/*
 * Messages that we wrote as customers of shops write them. Under each, what is right: the kind of a message that is no
 * order, otherwise for every parcel its name, phone, district and sum, and in most also street and goods; "-" where the
 * message does not say it.
 */
const folder = join(import.meta.dirname, 'fixtures/chats')
const columns = [
  'receiver_name',
  'receiver_phone',
  'to_city',
  'product_fee',
  'to_street',
  'description',
] as const
const demanded = columns.slice(0, 4)

type Case = { text: string; right: string[][] }

const cases: Case[] = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      return {
        text: lines.filter((line) => !line.startsWith('> ')).join('\n'),
        right: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2).split(' | ')),
      }
    }),
)

const read = (text: string) => readChat(text, { findArea, language: 'uz' }).messages
const kindIn = ({ right }: Case) => (right[0]?.length === 1 ? right[0][0] : 'order')

type Guessed = { field: Field; isRight: boolean; certainty: number; says: string }

function guessesIn({ text, right }: Case): Guessed[] {
  const drafts = read(text).flatMap((message) => message.drafts)
  return right.flatMap((values, at) =>
    columns
      .slice(0, values.length)
      .flatMap((field, column) => guessed(field, values[column] ?? '-', drafts[at], text)),
  )
}

function guessed(field: Field, value: string, draft: Draft | undefined, text: string): Guessed[] {
  const got = draft?.texts[field] ?? '-'
  // Goods may have more words around them; that is for the merchant to shorten.
  const isRight =
    field === 'description'
      ? addressKey(got).includes(addressKey(value))
      : addressKey(got) === addressKey(value)
  const says = `${field}: ${got} instead of ${value} in: ${text}`
  return [{ field, isRight, certainty: draft?.guesses[field]?.certainty ?? 0, says }]
}

const orders = cases.filter((one) => kindIn(one) === 'order')
const guesses = orders.flatMap(guessesIn)
const share = (some: readonly { isRight: boolean }[]) =>
  some.filter(({ isRight }) => isRight).length / some.length
const sureFrom = 0.9

test('there are two hundred messages or more in four languages', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
})

test.each(demanded)('%s is right in nine messages of ten', (field) => {
  expect(share(guesses.filter((one) => one.field === field))).toBeGreaterThanOrEqual(0.9)
})

test.each(['to_street', 'description'] as const)('%s is right in eight messages of ten', (field) => {
  expect(share(guesses.filter((one) => one.field === field))).toBeGreaterThanOrEqual(0.8)
})

test('of what is called certain, two in a hundred are wrong at most', () => {
  const sure = guesses.filter(
    ({ certainty, field }) => certainty >= sureFrom && (demanded as readonly string[]).includes(field),
  )
  const wrong = sure.filter(({ isRight }) => !isRight)
  console.info(
    [
      `chats: ${cases.length} messages, ${orders.length} of them orders; right:`,
      ...columns.map(
        (field) => `  ${field} ${(100 * share(guesses.filter((one) => one.field === field))).toFixed(1)} %`,
      ),
      `  certain and wrong: ${wrong.length} of ${sure.length}`,
      ...wrong.map(({ says }) => `    ${says}`),
    ].join('\n'),
  )
  expect(sure.length).toBeGreaterThan(guesses.length / 3)
  expect(wrong.length / sure.length).toBeLessThanOrEqual(0.02)
})

test('questions and small talk make no rows, orders do', () => {
  const wrong = cases.filter((one) => {
    const messages = read(one.text)
    const rows = kindIn(one) === 'order' ? one.right.length : 0
    return messages.length !== 1 || messages[0]?.kind !== kindIn(one) || messages[0]?.drafts.length !== rows
  })
  expect(wrong.map(({ text }) => text).slice(Math.floor(cases.length * 0.02))).toEqual([])
})
