import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { roadsCalls } from './roads.calls.ts'

test('anybody is told the way between two places of the country, and where nothing is known that it goes by air', async () => {
  const { call } = await startTestApp()
  const query = { from: '41.3111,69.2797', to: '41.2579,69.2811' }
  const { status, body } = await call(roadsCalls.findRoute, { query })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    by: 'air',
    line: [
      [41.3111, 69.2797],
      [41.2579, 69.2811],
    ],
  })
  for (const wrong of ['55.75,37.62', '41.3111', '41.3,69.2,1', '41.3,0x45', '91,69', '']) {
    const refused = await call(roadsCalls.findRoute, { query: { ...query, to: wrong } })
    expect([wrong, refused.status]).toEqual([wrong, 422])
  }
})
