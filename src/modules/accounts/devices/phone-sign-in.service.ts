import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { askerAt } from '#platform/passkeys/passkeys.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { courierPhoneRules } from '../domain/courier-phone.ts'
import { deviceName } from '../domain/device.ts'
import type { Person } from '../domain/person.ts'
import { staffNews } from '../events.ts'
import { findPersonByPhone } from '../person.repo.ts'
import { countTry, type LiveCode, spendCode } from '../sign-in/code.repo.ts'
import { type CodeFailure, checkCode, type Deps, type Origin } from '../sign-in/code.service.ts'
import { enter, type SecondStepFailure, takeSecondStep } from '../sign-in/sign-in.service.ts'
import { type DeviceRow, holdDevice, saveSeen, saveSetUp } from './device.repo.ts'
import { isSignedBy } from './device-key.ts'
import type { PhoneSignedIn, PhoneSignIn } from './devices.contract.ts'
import { endSurplus, isGoneForGood } from './devices.service.ts'

/** What our half of a phone's data key is sealed for. */
const DATA_KEY = 'data key of a phone'

type PhoneFailure =
  | CodeFailure
  | Failure<'not_registered' | 'account_suspended' | 'not_a_courier' | DeviceFailure | SecondStepFailure>
type DeviceFailure = 'device_key_wrong' | 'device_ended'

/** `browser`: what its cookie knows it by, as after any sign-in. */
type Entered = { answer: PhoneSignedIn; browser: string }

type Attempt = {
  person: Person
  request: PhoneSignIn
  right: LiveCode
  origin: Origin
  publicUrl: string
}

/** The code first, as at every door; then the key of a phone that was set up, or the second step that sets it up. */
export function signInOnPhone(
  { db, secrets }: Deps,
  request: PhoneSignIn,
  origin: Origin,
  publicUrl: string,
): Promise<Result<Entered, PhoneFailure>> {
  const { phone, code, device } = request
  return db.transaction(async (tx) => {
    const right = await checkCode(tx, secrets, { phone, code, origin })
    if (!right.ok) return right
    const person = await findPersonByPhone(tx, phone)
    if (!person) return err({ code: 'not_registered' })
    if (person.status === 'suspended') return err({ code: 'account_suspended' })
    if (person.role !== 'courier') return err({ code: 'not_a_courier' })
    const attempt = { person, request, right: right.value, origin, publicUrl }
    const known = await holdDevice(tx, person.id, device.id)
    const ready = await readyPhone(tx, secrets, attempt, known)
    if (!ready.ok) return ready
    await spendCode(tx, right.value.id, origin.now)
    const { device: browser, ...session } = await enter(
      tx,
      { ...person, phone },
      'signed_in',
      origin,
      device.id,
    )
    const { dataKey, registeredAt, isNew } = ready.value
    const shown = { id: device.id, registered_at: registeredAt.toISOString(), is_new: isNew }
    return ok({ answer: { ...session, device: shown, data_key: dataKey }, browser })
  })
}

type Ready = { dataKey: string; registeredAt: Date; isNew: boolean }

async function readyPhone(
  tx: Db,
  secrets: Secrets,
  attempt: Attempt,
  known: DeviceRow | undefined,
): Promise<Result<Ready, Failure<DeviceFailure | SecondStepFailure>>> {
  const { request, right, person, origin } = attempt
  if (known && isGoneForGood(known)) return err({ code: 'device_ended' })
  const dataKey = (known?.dataKeySealed && secrets.open(DATA_KEY, known.dataKeySealed)) ?? undefined
  const isSetUp = known !== undefined && known.endedAt === null && known.publicKey !== null
  const key =
    isSetUp && known.publicKey ? known.publicKey : Buffer.from(request.device.public_key, 'base64url')
  const { phone, code } = request
  const { id: deviceId, signature } = request.device
  if (!isSignedBy(key, { deviceId, phone, code, signature })) {
    // A guess costs a try of the code, as with every second step.
    await countTry(tx, right.id)
    return err({ code: 'device_key_wrong' })
  }
  if (isSetUp && dataKey !== undefined) {
    await saveSeen(tx, person.id, deviceId, origin.now)
    return ok({ dataKey, registeredAt: known.registeredAt, isNew: false })
  }
  return setUp(tx, secrets, attempt, dataKey)
}

/** With the second step, once a phone. One that was ended for a while opens what it has kept. */
async function setUp(
  tx: Db,
  secrets: Secrets,
  { person, request, right, origin, publicUrl }: Attempt,
  kept: string | undefined,
): Promise<Result<Ready, Failure<SecondStepFailure>>> {
  const asker = askerAt(publicUrl)
  const step = await takeSecondStep(tx, secrets, { person, shown: request, right, origin, asker })
  if (!step.ok) return step
  const { id, public_key: publicKey } = request.device
  const name = request.device.name ?? deviceName(origin.userAgent)
  const dataKey = kept ?? randomBytes(courierPhoneRules.dataKeyBytes).toString('base64url')
  const { now } = origin
  await saveSetUp(tx, {
    personId: person.id,
    id,
    name,
    publicKey: Buffer.from(publicKey, 'base64url'),
    dataKeySealed: secrets.seal(DATA_KEY, dataKey),
    now,
  })
  await endSurplus(tx, person.id, now)
  const news = { personId: person.id, news: 'phone_set_up', at: now.toISOString() } as const
  await emit(tx, staffNews, `person:${person.id}`, news)
  return ok({ dataKey, registeredAt: now, isNew: true })
}
