import { expect, test } from 'vitest'
import type { WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'
import { pathOf } from './work-names.ts'

const side = { full_name: 'Dilnoza', phone: '901234567' }
const parcel: NonNullable<WorkItemAnswer['parcel']> = {
  id: '63642483',
  tracking_code: 'TB63642483',
  status: 'completed',
  status_label: '',
  from_place: '',
  to_place: '',
  customer: { id: '9', ...side },
  sender: side,
  receiver: side,
  courier: null,
}

test.each([
  ['refunds', 'give_back', 'refund:12', '/desk/payments?refund=12'],
  ['dead_letters', 'mend_job', 'job:0b5e-1', '/desk/jobs?dead=0b5e-1'],
  ['cod_due', 'pay_out', 'cod:63642483', '/desk/cod?sender=9'],
  ['cod_due', 'take_cash', 'cod:63642483', '/desk/cod?tab=handIns'],
  ['cod_due', 'send_to_bank', 'cod:63642483', '/desk/cod?tab=batches'],
  ['late_parcels', 'ask_courier', 'order:63642483', '/desk/orders/63642483'],
] as const)('a thing of %s that needs "%s" is dealt with where it lies open', (queue, deed, key, path) => {
  expect(pathOf({ queue, deed, key, parcel })).toBe(path)
})
