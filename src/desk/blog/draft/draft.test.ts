import { expect, test } from 'vitest'
import type { ApiError } from '#client/api.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { type Door, type Known, openDraft } from './draft.ts'

type Words = { title: string; picture: string | null }
type Post = Known<Words>

/** A server with one post, and a browser that keeps what it is given. */
function world(words: Words) {
  const there = { version: 1, words }
  const browser: { kept: Words | undefined } = { kept: undefined }
  const faults: ApiError[] = []
  const told: string[] = []
  let loseAnswer = false
  const write = (next: Words) => {
    there.version += 1
    there.words = next
  }
  const door: Door<Words, Post> = {
    write: async (version, next): Promise<Result<Post, ApiError>> => {
      const fault = faults.shift()
      if (fault) return err(fault)
      if (version !== there.version) return err({ code: 'post_changed', status: 409 })
      write(next)
      if (loseAnswer) {
        loseAnswer = false
        return err({ code: 'network' })
      }
      return ok({ ...there })
    },
    read: async () => ok({ ...there }),
    keep: (_, next) => {
      browser.kept = next
      return true
    },
    drop: () => {
      browser.kept = undefined
    },
    onSaved: () => told.push('saved'),
    onMerged: () => told.push('merged'),
  }
  const draft = openDraft({ base: { ...there }, words }, door)
  return {
    there,
    browser,
    faults,
    told,
    draft,
    colleague: write,
    loseNextAnswer: () => {
      loseAnswer = true
    },
  }
}
const start: Words = { title: 'Choynak', picture: null }

test('each letter is kept here until the server has it', async () => {
  const { draft, browser, there } = world(start)
  draft.change({ ...start, title: 'Choynak butun' })
  expect(browser.kept).toEqual({ ...start, title: 'Choynak butun' })
  expect(draft.look().state.is).toBe('waiting')
  expect(await draft.save()).toBe(true)
  expect(there.words.title).toBe('Choynak butun')
  expect(browser.kept).toBeUndefined()
  expect(draft.look().state.is).toBe('saved')
})

test('without a line the words stay here, and go when they are sent again', async () => {
  const { draft, browser, there, faults } = world(start)
  faults.push({ code: 'network' })
  draft.change({ ...start, title: 'Yangi' })
  expect(await draft.save()).toBe(false)
  expect(draft.look().state.is).toBe('offline')
  expect(browser.kept?.title).toBe('Yangi')
  expect(await draft.save()).toBe(true)
  expect(there.words.title).toBe('Yangi')
})

test('what is typed while a version travels is sent after it', async () => {
  const { draft, there } = world(start)
  draft.change({ ...start, title: 'Bir' })
  const saving = draft.save()
  draft.change({ ...start, title: 'Bir, ikki' })
  expect(await saving).toBe(true)
  expect(there).toEqual({ version: 3, words: { ...start, title: 'Bir, ikki' } })
})

test('a lost answer to my own words is no clash with a colleague', async () => {
  const { draft, there, told, loseNextAnswer } = world(start)
  loseNextAnswer()
  draft.change({ ...start, title: 'Bir' })
  expect(await draft.save()).toBe(false)
  expect(await draft.save()).toBe(true)
  expect(there.version).toBe(2)
  expect(told).not.toContain('merged')
})

test('a colleague who wrote elsewhere is joined, and told of', async () => {
  const { draft, there, told, colleague } = world(start)
  colleague({ ...start, picture: 'drop-test' })
  draft.change({ ...start, title: 'Meniki' })
  expect(await draft.save()).toBe(true)
  expect(there.words).toEqual({ title: 'Meniki', picture: 'drop-test' })
  expect(draft.look().words).toEqual(there.words)
  expect(told).toContain('merged')
})

test('where a colleague wrote the same words anew, nothing is sent until a person has chosen', async () => {
  for (const [chosen, title] of [
    [new Set<string>(), 'Meniki'],
    [new Set(['title']), 'Uniki'],
  ] as const) {
    const { draft, there, browser, colleague } = world(start)
    colleague({ ...start, title: 'Uniki' })
    draft.change({ ...start, title: 'Meniki' })
    expect(await draft.save()).toBe(false)
    expect(there.words.title).toBe('Uniki')
    expect(browser.kept?.title).toBe('Meniki')
    const { state } = draft.look()
    expect(state.is === 'clash' && state.clashes).toEqual([
      { place: 'title', mine: 'Meniki', theirs: 'Uniki' },
    ])
    draft.settle(chosen)
    expect(await draft.save()).toBe(true)
    expect(there.words.title).toBe(title)
    expect(browser.kept).toBeUndefined()
  }
})

test('what the server says by itself is shown only while nothing of mine waits', () => {
  const { draft } = world(start)
  draft.follow({ version: 2, words: { ...start, title: 'Uniki' } })
  expect(draft.look().words.title).toBe('Uniki')
  draft.change({ ...start, title: 'Meniki' })
  draft.follow({ version: 3, words: { ...start, title: 'Yana uniki' } })
  expect(draft.look().words.title).toBe('Meniki')
})
