import { insertBank } from '#modules/lockers/bank.repo.ts'
import { makeDevice } from '#modules/lockers/device/device.service.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import { addPoint } from '../scenarios/parcel-world.ts'
import type { TestApp } from './test-app.ts'

/** What the machine of a bank of its own sends along. */
export async function machineIn(app: TestApp): Promise<Record<string, string>> {
  const point = await addPoint(app, 205, 'locker')
  await insertBank(app.db, point)
  const key = await makeDevice(app.db, point, { now: app.clock.now(), by: undefined })
  const { body } = await app.call(lockersCalls.signInLocker, { body: key })
  return { authorization: `Token ${(body.data as { access_token: string }).access_token}` }
}
