import { expect, test } from 'vitest'
import { createApi } from '#client/api.ts'
import { type DeviceBook, type DeviceRecord, mostWrongPins } from '#client/field/device-book.ts'
import { randomBytes } from '#client/field/sealing.ts'
import type { Shelf } from '#client/field/shelf.ts'
import { textOf } from '#client/passkeys.ts'
import { deviceProofText } from '#modules/accounts/domain/courier-phone.ts'
import { memoryShelf } from '../../../../tests/support/memory-shelf.ts'
import { sampleToday } from '../../parts/stop-samples.ts'
import { createGate } from './gate.ts'

const phone = '901000018'
const proof = { phone, code: '481305' }
const pin = '250847'

type SignIn = {
  totp?: string
  phone: string
  code: string
  device: Record<'id' | 'public_key' | 'signature', string>
}

/** A server that knows phones by their keys, as modules/accounts does. */
function world() {
  const halves = new Map<string, string>()
  const known = new Set<string>()
  const at = { ended: new Set<string>(), reachable: true, signIns: [] as SignIn[] }
  const signIn = (body: SignIn) => {
    at.signIns.push(body)
    const { id } = body.device
    if (at.ended.has(id)) return { status: 401, body: { success: false, code: 'device_ended' } }
    if (!known.has(id) && body.totp === undefined)
      return { status: 403, body: { success: false, code: 'second_step_required' } }
    known.add(id)
    halves.set(id, halves.get(id) ?? textOf(randomBytes(32).buffer))
    const device = { id, registered_at: '', is_new: true }
    const data = {
      access_token: `token of ${id}`,
      user: { full_name: 'Otabek' },
      device,
      data_key: halves.get(id),
    }
    return { status: 200, body: { success: true, data } }
  }
  let token: string | undefined
  const api = createApi({
    baseUrl: '',
    locale: 'uz',
    token: () => token ?? null,
    pageQuery: () => '',
    onUnauthorized: () => undefined,
    fetch: async (url, init) => {
      if (!at.reachable) throw new TypeError('no line')
      const path = String(url)
      const said = path.endsWith('/devices/sign-in')
        ? signIn(JSON.parse(String(init?.body)))
        : at.ended.size > 0
          ? { status: 401, body: { success: false, code: 'device_ended' } }
          : { status: 200, body: { success: true, data: path.endsWith('/today') ? sampleToday() : {} } }
      return new Response(JSON.stringify(said.body), { status: said.status })
    },
  })
  const records = new Map<string, DeviceRecord>()
  let isBroken = false
  const breakDisk = () => {
    isBroken = true
  }
  const book: DeviceBook = {
    all: async () => [...records.values()],
    save: async (record) => {
      if (isBroken) throw new DOMException('the disk is broken', 'UnknownError')
      records.set(record.phone, record)
    },
    remove: async (which) => void records.delete(which),
  }
  const disks = new Map<string, Shelf>()
  const openShelf = async (id: string) => {
    const disk = disks.get(id) ?? memoryShelf().shelf
    disks.set(id, disk)
    return disk
  }
  const setToken = (next: string | undefined) => {
    token = next
  }
  const open = () => createGate({ api, book, openShelf, setToken })
  return { at, records, open, breakDisk, tokenNow: () => token }
}

async function setUp() {
  const all = world()
  const gate = all.open()
  await gate.start()
  await gate.signIn(proof)
  await gate.signIn({ ...proof, totp: '118402' })
  const state = gate.state()
  if (state.at !== 'new_pin') throw new Error(`at ${state.at}`)
  await state.choose(pin)
  return { ...all, gate }
}

const storeOf = (gate: ReturnType<typeof createGate>) => {
  const state = gate.state()
  if (state.at !== 'open') throw new Error(`at ${state.at}`)
  return state.store
}

test('a new phone asks for the second step once; from then on its key is enough', async () => {
  const { at, gate } = await setUp()
  expect(gate.state().at).toBe('open')
  await gate.signIn(proof)
  expect(gate.state().at).toBe('new_pin')
  const [first, second, third] = at.signIns
  expect([first?.totp, second?.totp, third?.totp]).toEqual([undefined, '118402', undefined])
  expect(new Set(at.signIns.map(({ device }) => device.id)).size).toBe(1)
})

test('the phone signs what it says with the key that it shows', async () => {
  const { at } = await setUp()
  const { device } = at.signIns[0] ?? { device: undefined }
  const bytes = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'))
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('spki', bytes(device?.public_key), curve, false, ['verify'])
  const text = new TextEncoder().encode(deviceProofText({ deviceId: device?.id ?? '', ...proof }))
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(how, key, bytes(device?.signature), text)).toBe(true)
})

test('the PIN opens the app without a line, with everything that was done', async () => {
  const { at, gate, open, tokenNow } = await setUp()
  at.reachable = false
  await storeOf(gate).act({ verb: 'deliver', parcel: 'TB1' })
  const again = open()
  await again.start()
  expect(again.state()).toEqual({ at: 'pin', phone })
  expect((await again.enterPin(phone, pin)).ok).toBe(true)
  expect(storeOf(again).view().queue).toHaveLength(1)
  expect(tokenNow()).toMatch(/^token of phone-/)
})

test('five wrong PINs erase what the PIN opens, never the queue', async () => {
  const { at, gate, open } = await setUp()
  at.reachable = false
  await storeOf(gate).act({ verb: 'deliver', parcel: 'TB1' })
  const again = open()
  await again.start()
  const left: number[] = []
  for (let n = 0; n < mostWrongPins; n++) {
    const answer = await again.enterPin(phone, '000000')
    left.push(answer.ok || answer.error.code === 'broken' ? -1 : answer.error.triesLeft)
  }
  expect(left).toEqual([4, 3, 2, 1, 0])
  expect(again.state()).toEqual({ at: 'sign_in', phone, because: 'pin_erased' })
  expect(await again.enterPin(phone, pin)).toMatchObject({ ok: false, error: { code: 'pin_erased' } })
  at.reachable = true
  await again.signIn(proof)
  const state = again.state()
  if (state.at !== 'new_pin') throw new Error(`at ${state.at}`)
  at.reachable = false
  await state.choose('118402')
  expect(storeOf(again).view().queue).toHaveLength(1)
})

test('wrong PINs are counted across restarts of the app', async () => {
  const { open } = await setUp()
  for (const triesLeft of [4, 3]) {
    const again = open()
    await again.start()
    expect(await again.enterPin(phone, '000000')).toMatchObject({ error: { triesLeft } })
  }
})

test('a phone that the desk has ended forgets its PIN and comes back under another name', async () => {
  const { at, gate, records, open } = await setUp()
  const lost = records.get(phone)?.id ?? ''
  at.ended.add(lost)
  await storeOf(gate).sync()
  await expect.poll(() => gate.state()).toEqual({ at: 'sign_in', phone, because: 'device_ended' })
  expect(records.get(phone)?.wrapped).toBeUndefined()
  const again = open()
  await again.start()
  expect(again.state().at).toBe('sign_in')
  expect(await again.signIn(proof)).toMatchObject({ ok: false, error: { code: 'device_ended' } })
  expect(await again.signIn(proof)).toMatchObject({ ok: false, error: { code: 'second_step_required' } })
  expect(records.get(phone)?.id).not.toBe(lost)
})

test('an ended phone says how much goes with it that nobody was told of', async () => {
  const { at, gate, records } = await setUp()
  const store = storeOf(gate)
  at.reachable = false
  const photo = { clientId: 'picture-1', kind: 'photo', blob: new Blob(['picture']) } as const
  await store.act({
    verb: 'deliver',
    parcel: 'TB1',
    input: { proof: { photo: 'picture-1' } },
    files: [photo],
  })
  await store.sync()
  at.reachable = true
  at.ended.add(records.get(phone)?.id ?? '')
  await store.sync()
  await expect
    .poll(() => gate.state())
    .toMatchObject({
      because: 'device_ended',
      lost: { queue: [{ verb: 'deliver', parcel: 'TB1' }], files: [{ clientId: 'picture-1' }] },
    })
})

test('a door that does not open says so, and nobody waits before it', async () => {
  const { gate, open, breakDisk } = await setUp()
  const again = open()
  await again.start()
  breakDisk()
  const broken = { ok: false, error: { code: 'broken' } }
  expect(await again.enterPin(phone, pin)).toEqual(broken)
  expect(await again.signIn(proof)).toEqual(broken)
  expect(gate.state().at).toBe('open')
})

test('a PIN that could not be kept is asked for again', async () => {
  const { gate, breakDisk } = await setUp()
  await gate.signIn(proof)
  const state = gate.state()
  if (state.at !== 'new_pin') throw new Error(`at ${state.at}`)
  breakDisk()
  expect(await state.choose(pin)).toEqual({ ok: false, error: { code: 'broken' } })
  expect(gate.state().at).toBe('new_pin')
})

test('whoever leaves takes everything along, and the phone stays set up', async () => {
  const { at, gate, open } = await setUp()
  await storeOf(gate).remember('badge', 'word')
  await gate.leave()
  expect(gate.state()).toEqual({ at: 'sign_in', phone, because: undefined })
  const again = open()
  await again.start()
  expect(again.state().at).toBe('sign_in')
  await again.signIn(proof)
  const state = again.state()
  if (state.at !== 'new_pin') throw new Error(`at ${state.at}`)
  await state.choose(pin)
  expect(storeOf(again).recall('badge')).toBeUndefined()
  expect(at.signIns.at(-1)?.totp).toBeUndefined()
})

test('a locked app asks for the PIN and holds no token', async () => {
  const { gate, tokenNow } = await setUp()
  gate.lock()
  await expect.poll(() => gate.state().at).toBe('pin')
  expect(tokenNow()).toBeUndefined()
})
