import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'
import type { WayStop } from './stops.ts'

const stop = (name: string, more: Partial<WayStop> = {}): WayStop => ({
  name,
  at: { lat: 41, lon: name.length },
  isNow: false,
  isAtPoint: false,
  isEnd: false,
  ...more,
})
const told = (stops: readonly WayStop[]) => marksOf(stops).map(({ name, sign }) => `${name} ${sign}`)

test('it began at a ring, goes home, and is a warm spot between', () => {
  expect(
    told([stop('Nukus'), stop('Buxoro'), stop('Navoiy', { isNow: true }), stop('Urgut', { isEnd: true })]),
  ).toEqual(['Navoiy now', 'Urgut home', 'Nukus stop', 'Buxoro stop'])
  expect(told([stop('Nukus', { isNow: true }), stop('Urgut', { isEnd: true })])).toEqual([
    'Nukus now',
    'Urgut home',
  ])
  // It was given up on the way: nowhere is home.
  expect(told([stop('Nukus'), stop('Buxoro')])).toEqual(['Nukus stop', 'Buxoro stop'])
})

test('waiting at a point it has the sign of points; a town stands there once', () => {
  expect(told([stop('Nukus'), stop('Urgut', { isNow: true, isAtPoint: true, isEnd: true })])).toEqual([
    'Urgut point',
    'Nukus stop',
  ])
  expect(told([stop('Nukus'), stop('Urgut'), stop('Nukus', { isEnd: true })])).toEqual([
    'Nukus home',
    'Urgut stop',
  ])
})
