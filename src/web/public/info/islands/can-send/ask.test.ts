import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { type Advice, advices } from '#modules/content/domain/can-send/advice.ts'
import { ruleGroups, rulesIn } from '#modules/content/domain/can-send/rules.ts'

const texts = sources.uz.canSend
const said = (name: 'pack' | 'cover') =>
  [...new Set(Object.values<Advice>(advices).flatMap((advice) => advice[name] ?? []))].sort()

test('every advice, way to pack and cover has its sentence, and no sentence is left over', () => {
  expect(Object.keys(texts.advice).sort()).toEqual(Object.keys(advices).sort())
  expect(Object.keys(texts.pack).sort()).toEqual(said('pack'))
  expect(Object.keys(texts.cover).sort()).toEqual(said('cover'))
})

test('the page of prohibited items tells the fourteen rules of the domain, each with examples and what to do instead', () => {
  const page: Record<string, unknown> = sources.uz.info.prohibitedItems
  const told = ruleGroups.flatMap((group) =>
    rulesIn(group).map(({ id }) => (page[group] as Record<string, unknown>)[id]),
  )
  expect(told).toHaveLength(14)
  for (const rule of told)
    expect(rule).toEqual({ title: expect.any(String), text: expect.any(String), instead: expect.any(String) })
})
