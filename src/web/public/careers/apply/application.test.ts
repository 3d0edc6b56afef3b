import { expect, test } from 'vitest'
import { largestCvBytes } from '#modules/content/domain/cv.ts'
import { bodyOf, faultOfFile, faultsOf, nothingTyped } from './application.ts'
import { forget, keep, readKept } from './kept-words.ts'
import { outcomeOf } from './outcome.ts'

const typed = { full_name: ' Muhabbat Aliyeva ', phone: '937251840', email: '', about: 'Ikki yil omborda.' }
const cv = { name: 'Aliyeva.CV.docx', size: 340_000 }

test.each([
  ['CV.PDF', 10, undefined],
  ['CV.exe', 10, 'fileWrong'],
  ['CV.pdf.exe', 10, 'fileWrong'],
  ['CV', 10, 'fileWrong'],
  ['CV.csv', 0, 'fileEmpty'],
  ['CV.ods', largestCvBytes, undefined],
  ['CV.ods', largestCvBytes + 1, 'fileLarge'],
])('a file is judged by its extension and size before it travels: %s of %i bytes', (name, size, fault) => {
  expect(faultOfFile({ name, size })).toBe(fault)
})

test('with a CV no words are needed, by form no file is', () => {
  expect(faultsOf('cv', { ...typed, about: '' }, cv)).toEqual({})
  expect(faultsOf('form', typed, undefined)).toEqual({})
  expect(faultsOf('cv', typed, undefined)).toEqual({ file: 'fileMissing' })
  expect(faultsOf('form', { ...typed, about: ' ' }, cv)).toEqual({ about: 'aboutWrong' })
})

test('every field that is wrong is told at once', () => {
  expect(faultsOf('form', { ...nothingTyped, phone: '123', email: 'a@b' }, undefined)).toEqual({
    about: 'aboutWrong',
    full_name: 'nameWrong',
    phone: 'phoneWrong',
    email: 'emailWrong',
  })
})

test('what was left empty stays at home, and words of the other way too', () => {
  expect(bodyOf('cv', typed)).toEqual({ full_name: 'Muhabbat Aliyeva', phone: '937251840' })
  expect(bodyOf('form', { ...typed, email: ' m@pochta.uz ' })).toEqual({
    full_name: 'Muhabbat Aliyeva',
    phone: '937251840',
    email: 'm@pochta.uz',
    about: 'Ikki yil omborda.',
  })
})

test('a second application of a phone and a closed vacancy are told apart from failures', () => {
  expect(outcomeOf({ code: 'application_exists', status: 409 })).toEqual({ kind: 'exists' })
  expect(outcomeOf({ code: 'not_found', status: 404 })).toEqual({ kind: 'closed' })
})

test('a lost line and a server that could not save may be tried again; what is wrong with a file is told at the file', () => {
  expect(outcomeOf({ code: 'network' })).toEqual({ kind: 'noLine' })
  expect(outcomeOf({ code: 'timeout' })).toEqual({ kind: 'noLine' })
  expect(outcomeOf({ code: 'application_not_saved', status: 503 })).toEqual({ kind: 'notSaved' })
  expect(outcomeOf({ code: 'unreadable_answer', status: 502 })).toEqual({ kind: 'notSaved' })
  expect(outcomeOf({ code: 'file_extension_wrong', status: 415, message: 'Check it' })).toEqual({
    kind: 'file',
    message: 'Check it',
  })
})

test('what the server finds wrong stands at its field; the rest is said of the whole', () => {
  const errors = [
    { path: 'phone', code: 'invalid_phone', message: 'No such number' },
    { path: 'elsewhere', code: 'x', message: 'y' },
  ]
  expect(outcomeOf({ code: 'invalid_input', status: 422, errors })).toEqual({
    kind: 'fields',
    faults: { phone: 'No such number' },
  })
  expect(outcomeOf({ code: 'too_many_applications', status: 429, message: 'Later' })).toEqual({
    kind: 'refused',
    message: 'Later',
  })
})

function createStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

test('words outlive a reload, each vacancy its own, until they are sent', () => {
  const store = createStore()
  keep(store, '3', { way: 'form', typed })
  expect(readKept(store, '3')).toEqual({ way: 'form', typed })
  expect(readKept(store, '4')).toBeUndefined()
  forget(store, '3')
  expect(readKept(store, '3')).toBeUndefined()
})

test.each(['', 'null', '{"way":"letter"}', '{"way":"cv","typed":7}', '[]', '{'])(
  'what somebody else left there does no harm: %s',
  (left) => {
    const store = createStore()
    store.setItem('application:3', left)
    expect(readKept(store, '3')?.typed ?? nothingTyped).toEqual(nothingTyped)
  },
)
