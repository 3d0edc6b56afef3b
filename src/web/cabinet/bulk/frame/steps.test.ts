import { expect, test } from 'vitest'
import type { UploadAnswer, UploadState } from '#modules/bulk/bulk.contract.ts'
import { askedFor, pollMs, starOf, stepOf } from './steps.ts'

const none = { rows: 2, problems: [] as UploadAnswer['problems'] }
const file = (state: UploadState) => ({ state, kind: 'file' as const, ...none })
const chat = (state: UploadState) => ({ state, kind: 'chat' as const, ...none })

test('the server says which step it is, whatever the address asks for', () => {
  for (const asked of [null, 'save', 'columns', 'nonsense']) {
    expect(stepOf(file('parsing'), asked)).toBe('reading')
    expect(stepOf(file('mapping'), asked)).toBe('columns')
    expect(stepOf(file('saving'), asked)).toBe('saving')
    expect(stepOf(file('saved'), asked)).toBe('labels')
    expect(stepOf(file('failed'), asked)).toBe('failed')
  }
})

test('a table that is ready is checked, its columns chosen anew, or saved', () => {
  expect(stepOf(file('ready'), null)).toBe('check')
  expect(stepOf(file('ready'), 'columns')).toBe('columns')
  expect(stepOf(file('ready'), 'save')).toBe('save')
})

test('a chat has no columns: what was understood is looked at first', () => {
  expect(stepOf(chat('ready'), null)).toBe('chat')
  expect(stepOf(chat('ready'), 'columns')).toBe('chat')
  expect(stepOf(chat('ready'), 'check')).toBe('check')
})

test('where parcels are sent from is asked first when no row says it, and nobody is held up by it', () => {
  const lacking = (rows: number) => [
    { field: 'from_city' as const, code: 'required' as const, rows, title: '' },
  ]
  expect(stepOf({ ...file('ready'), problems: lacking(2) }, null)).toBe('sender')
  expect(stepOf({ ...file('ready'), problems: lacking(1) }, null)).toBe('check')
  expect(stepOf({ ...file('ready'), problems: lacking(2) }, 'check')).toBe('check')
  expect(stepOf({ ...chat('ready'), problems: lacking(2) }, 'chat')).toBe('chat')
})

test('going back leads where the address then leads to, and nowhere once it is being saved', () => {
  expect(stepOf(file('ready'), askedFor('understood', file('ready')) ?? null)).toBe('columns')
  expect(stepOf(chat('ready'), askedFor('understood', chat('ready')) ?? null)).toBe('chat')
  expect(stepOf(chat('ready'), askedFor('check', chat('ready')) ?? null)).toBe('check')
  expect(askedFor('check', file('saving'))).toBeUndefined()
  expect(askedFor('source', file('ready'))).toBeUndefined()
})

test('the road goes on with each step, and is asked after only while the server works', () => {
  expect(['start', 'columns', 'check', 'saving', 'labels'].map((step) => starOf(step as 'start'))).toEqual([
    0, 1, 2, 3, 4,
  ])
  expect(pollMs(file('parsing'))).toBeGreaterThan(0)
  expect(pollMs(file('ready'))).toBeUndefined()
  expect(pollMs(undefined)).toBeUndefined()
})
