import type { Secrets } from '#platform/secrets/secrets.ts'

export const dropPurpose = 'locker drop code'
/** The receiver's code while the door is open: it is shown again as the door is shut. */
export const handOutPurpose = 'locker hand-out'

type CourierCode = { courierId: number; point: number; code: string }

export const courierMac = (secrets: Secrets, { courierId, point, code }: CourierCode): Buffer =>
  secrets.mac('locker courier code', `${courierId} ${point} ${code}`)
