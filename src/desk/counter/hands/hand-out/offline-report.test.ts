import { expect, test } from 'vitest'
import { offlineReport } from './offline-report.ts'

test('without a line a code is told with the picture of a document, and no money', () => {
  const picture = new Blob(['picture'], { type: 'image/jpeg' })
  const report = offlineReport({ tracking_code: 'TB57291836405120' }, '123456', picture, 'file-0001')
  expect(report).toEqual({
    verb: 'hand_out',
    parcel: 'TB57291836405120',
    input: {
      scan: 'TB57291836405120',
      code: '123456',
      collected: 0,
      // Not `document`: then the server would look at the name in it, and not at the code.
      proof: { kind: 'code', passport: 'file-0001' },
    },
    files: [{ clientId: 'file-0001', kind: 'passport', blob: picture }],
  })
})
