import { expect, test } from 'vitest'
import { phoneInHand } from '../../../tests/support/phone-in-hand.ts'
import { keepReport } from './use-report.ts'

const report = { verb: 'deliver', parcel: 'TB57291836405128', input: {}, files: [] }

test('whoever reports is told whether it was kept, whatever the disk does', async () => {
  const { disk, store } = await phoneInHand()
  expect(await keepReport(store, report)).toMatchObject({ ok: true, value: { verb: 'deliver' } })
  const unsigned = Promise.reject(new Error('this browser does not draw'))
  expect(await keepReport(store, unsigned)).toMatchObject({ error: { code: 'notKept' } })
  disk.fill()
  expect(await keepReport(store, report)).toMatchObject({ error: { code: 'full' } })
  disk.shelf.change = () => Promise.reject(new DOMException('the database is closed', 'InvalidStateError'))
  expect(await keepReport(store, report)).toMatchObject({ error: { code: 'notKept' } })
})
