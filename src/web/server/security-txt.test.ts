import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.server.ts'

const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2))

test('security.txt says whom to tell, in which languages, and by which rules', () => {
  const fields = fieldsOf(securityTxt('https://tezbox.uz', new Date('2026-11-16T10:20:30.400Z')))
  expect(fields).toContainEqual(['Contact', expect.stringMatching(/^mailto:\S+@\S+$/)])
  expect(fields).toContainEqual(['Preferred-Languages', 'uz, ru, en'])
  expect(fields).toContainEqual(['Canonical', 'https://tezbox.uz/.well-known/security.txt'])
  expect(fields).toContainEqual(['Policy', 'https://tezbox.uz/security'])
})

test('security.txt never goes stale: whenever it is read, it holds for months and for less than a year', () => {
  for (const at of ['2026-02-28T23:59:59.999Z', '2027-12-31T00:00:00.000Z', '2032-02-29T12:00:00.000Z']) {
    const now = new Date(at)
    const [, expires = ''] =
      fieldsOf(securityTxt('https://tezbox.uz', now)).find(([name]) => name === 'Expires') ?? []
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const days = (Date.parse(expires) - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  }
})
