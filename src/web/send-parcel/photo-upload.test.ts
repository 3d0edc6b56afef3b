import { expect, test } from 'vitest'
import { err, ok } from '#kernel/result.ts'
import { answerOf } from './photo-upload.ts'

test('a stored photo is known by its id', () => {
  expect(answerOf(201, '{"success":true,"data":{"id":"17","width":10,"height":10}}')).toEqual(ok('17'))
})

test('a refused photo says why, in the words of the server', () => {
  const answer = '{"success":false,"code":"not_an_image","message":"Bu rasm emas."}'
  expect(answerOf(422, answer)).toEqual(err({ code: 'refused', message: 'Bu rasm emas.' }))
})

test('the page of a proxy is no photo', () => {
  expect(answerOf(502, '<html>')).toEqual(err({ code: 'refused', message: undefined }))
})

test('a refused token asks to sign in', () => {
  expect(answerOf(401, '')).toEqual(err({ code: 'unauthorized' }))
})
