import type { Api, ApiError } from '#client/api.ts'
import {
  type DeviceBook,
  type DeviceRecord,
  deviceProof,
  erasePin,
  newDevice,
  openByPin,
  openByServer,
  type PinRefused,
} from '#client/field/device-book.ts'
import type { FieldStore, FieldView } from '#client/field/field-store.ts'
import { openFieldStore } from '#client/field/open-field-store.ts'
import type { Shelf } from '#client/field/shelf.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'

/** Why the sign-in is shown although somebody was in. */
export type Because = 'session_over' | 'device_ended' | 'pin_erased'

/** What an ended phone had not sent: nobody opens it any more, so somebody has to be told. */
export type Lost = Pick<FieldView, 'queue' | 'files'>

/** Where somebody stands before the app is open to them. */
export type GateState =
  | { readonly at: 'starting' }
  | {
      readonly at: 'sign_in'
      readonly phone: string
      readonly because: Because | undefined
      readonly lost?: Lost
    }
  | { readonly at: 'pin'; readonly phone: string }
  | { readonly at: 'new_pin'; readonly choose: (pin: string) => Promise<Result<undefined, Broken>> }
  | { readonly at: 'open'; readonly store: FieldStore; readonly user: User }

/** The disk or the browser could not: whoever waits is told so. */
export type Broken = { readonly code: 'broken' }

export type Proof = { readonly phone: string; readonly code: string; readonly totp?: string }

export type Gate = ReturnType<typeof createGate>

type GateOptions = {
  api: Api
  book: DeviceBook
  openShelf: (deviceId: string) => Promise<Shelf>
  /** The token of who is in, for every call. */
  setToken: (token: string | undefined) => void
}

type KeptSession = { readonly token: string; readonly user: User }
const sessionMemo = 'session'

/** The door of the app: the code of an SMS and the key of the phone, then a PIN, which opens without a line too. */
export function createGate({ api, book, openShelf, setToken }: GateOptions) {
  const door = createDoor(setToken)
  const { go } = door
  const askToSignIn = (phone: string, because?: Because) => go({ at: 'sign_in', phone, because })
  const open = async (record: DeviceRecord, key: CryptoKey): Promise<FieldStore | undefined> =>
    openFieldStore({
      shelf: await openShelf(record.id),
      key,
      deviceId: record.id,
      api,
      onEnded: (why) => void showOut(door, book, record, why),
    })

  const start = async () => {
    const last = (await book.all()).toSorted((a, b) => b.usedAt - a.usedAt)[0]
    if (last?.wrapped) go({ at: 'pin', phone: last.phone })
    else askToSignIn(last?.phone ?? '')
  }

  const enterPin = async (phone: string, pin: string): Promise<Result<undefined, PinRefused>> => {
    const opened = await openByPin(book, phone, pin)
    if (!opened.ok) {
      if (opened.error.code === 'pin_erased') askToSignIn(phone, 'pin_erased')
      return opened
    }
    const record = (await book.all()).find((one) => one.phone === phone)
    const store = record && (await open(record, opened.value))
    const session = store?.recall(sessionMemo) as KeptSession | undefined
    if (!store || !session) {
      askToSignIn(phone, 'session_over')
      return ok(undefined)
    }
    setToken(session.token)
    go({ at: 'open', store, user: session.user })
    return ok(undefined)
  }

  const signIn = async (proof: Proof): Promise<Result<undefined, ApiError>> => {
    const record = await recordFor(book, proof.phone)
    const answer = await api.call(
      devicesCalls.signInOnPhone,
      { body: { ...proof, device: await deviceProof(record, proof.code) } },
      { quiet: true },
    )
    if (!answer.ok) return refused(book, record, answer.error)
    const { access_token: token, user, data_key } = answer.value
    await book.save(record)
    setToken(token)
    const { key, choosePin } = await openByServer(record, data_key)
    const store = await open(record, key)
    if (!store) return err({ code: 'unreadable' })
    await store.remember(sessionMemo, { token, user } satisfies KeptSession)
    const choose = async (pin: string) => {
      await choosePin(book, pin)
      go({ at: 'open', store, user })
      return ok(undefined)
    }
    go({ at: 'new_pin', choose: (pin) => orBroken(choose(pin)) })
    return ok(undefined)
  }

  const leave = async () => {
    const state = door.state()
    if (state.at !== 'open') return
    const { store } = state
    const record = (await book.all()).find(({ id }) => id === store.deviceId)
    await api.call(signInCalls.signOut, { body: {} }, { quiet: true })
    if (record) await erasePin(book, record)
    // An answer that is still on its way is written nowhere any more.
    store.close()
    await empty(await openShelf(store.deviceId))
    askToSignIn(record?.phone ?? '')
  }

  return {
    state: door.state,
    subscribe: door.subscribe,
    start,
    enterPin: (phone: string, pin: string) => orBroken(enterPin(phone, pin)),
    signIn: (proof: Proof) => orBroken(signIn(proof)),
    askToSignIn,
    leave,
    lock: () => {
      if (door.state().at === 'open') void start()
    },
  }
}

/** The server no longer knows this session. An ended phone forgets what its PIN opens, and says what goes with it. */
async function showOut(
  { state, go }: ReturnType<typeof createDoor>,
  book: DeviceBook,
  { phone }: DeviceRecord,
  why: string | undefined,
): Promise<void> {
  if (why !== 'device_ended') return go({ at: 'sign_in', phone, because: 'session_over' })
  const lost = lostAt(state())
  await forgetPin(book, phone)
  go({ at: 'sign_in', phone, because: why, ...(lost && { lost }) })
}

function lostAt(state: GateState): Lost | undefined {
  if (state.at !== 'open') return undefined
  const { queue, files } = state.store.view()
  return queue.length + files.length > 0 ? { queue, files } : undefined
}

async function empty(shelf: Shelf): Promise<void> {
  await shelf.clear()
  shelf.close()
}

/** Nobody is left waiting before a door that does not open. */
const orBroken = <A extends Result<undefined, unknown>>(work: Promise<A>) =>
  work.catch(() => err({ code: 'broken' } as const))

/** Where somebody stands, and who is told of it. Whoever goes out of the app takes the token along. */
function createDoor(setToken: GateOptions['setToken']) {
  let state: GateState = { at: 'starting' }
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    go: (next: GateState) => {
      if (state.at === 'open' && next.at !== 'open') state.store.close()
      if (next.at !== 'open' && next.at !== 'new_pin') setToken(undefined)
      state = next
      for (const listener of listeners) listener()
    },
  }
}

async function recordFor(book: DeviceBook, phone: string): Promise<DeviceRecord> {
  return (await book.all()).find((one) => one.phone === phone) ?? newDevice(phone)
}

async function forgetPin(book: DeviceBook, phone: string): Promise<void> {
  const record = (await book.all()).find((one) => one.phone === phone)
  if (record) await erasePin(book, record)
}

/**
 * A phone that the desk has ended, or whose key is lost, is set up anew under another name: with the second step, and
 * without what it kept, which nobody opens any more.
 */
async function refused(book: DeviceBook, record: DeviceRecord, error: ApiError) {
  const code = error.code === 'unauthorized' ? (error.why ?? error.code) : error.code
  if (code === 'device_ended' || code === 'device_key_wrong') await book.save(await newDevice(record.phone))
  // Before the second step the phone keeps its name: the same one comes with the next try.
  if (code === 'second_step_required') await book.save(record)
  return err({ ...error, code })
}
