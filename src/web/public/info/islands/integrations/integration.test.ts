import { expect, test } from 'vitest'
import { integrationPage } from '../../pages/integration.ts'
import { loadIntegration } from './integration.server.ts'
import { findIntegration, integrations } from './integrations.ts'

const noContext = undefined as never

test.each(['nothing', '', 'constructor', 'API'])('what cannot be connected with is not found: %s', (id) => {
  const url = new URL(`https://tezbox.example/integration/${id}`)
  expect(() => loadIntegration(noContext, url, id)).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  )
})

test('an id is part of an address, and leads to one connection', () => {
  expect(new Set(integrations.map(({ id }) => id)).size).toBe(integrations.length)
  for (const one of integrations) {
    expect(one.id).toMatch(/^[a-z0-9-]+$/)
    expect(findIntegration(one.id)).toBe(one)
  }
})

test('only what is there today is said to be there', () => {
  const saysToday = (id: string) => {
    const one = findIntegration(id)
    return one && integrationPage(one).blocks.some(({ at }) => at === 'today')
  }
  expect(integrations.filter(({ id }) => saysToday(id)).map(({ state }) => state)).not.toContain('preparing')
})
