import { err, ok, type Result } from '#kernel/result.ts'
import type { ReportResult, Today } from '#modules/delivery/field/field.contract.ts'
import type { FileKind, NotKept, Position, QueuedAction } from './field-store.ts'
import { seal, unseal } from './sealing.ts'
import type { Drawer, Placed, Shelf } from './shelf.ts'

/** With a `result` it was answered, and waits for somebody to read that. */
export type KeptAction = QueuedAction & { readonly result?: ReportResult }

export type FileNote = {
  readonly clientId: string
  readonly kind: FileKind
  readonly type: string
  readonly bytes: number
  /** The server does not take it, however often it is sent. */
  readonly refused: boolean
  /** As it was named in the report that it belongs to. */
  readonly parcel?: string
}

/** What the phone knows of itself. */
export type OwnFacts = {
  readonly seq: number
  readonly clockOffMs: number
  readonly syncedAt: number | undefined
  /** The courier's own order of stops, until the server has heard of it. */
  readonly arrangement: readonly string[] | undefined
  /** They stand on slips already. */
  readonly usedCallCards: readonly string[]
  readonly memos: Readonly<Record<string, unknown>>
}

export type KeptPosition = Position & { readonly key: string }

export type KeptState = {
  readonly told: Today | undefined
  readonly own: OwnFacts
  readonly actions: readonly KeptAction[]
  readonly notes: readonly FileNote[]
  readonly positions: readonly KeptPosition[]
}

const nothingOwn: OwnFacts = {
  seq: 0,
  clockOffMs: 0,
  syncedAt: undefined,
  arrangement: undefined,
  usedCallCards: [],
  memos: {},
}

const emptyState: KeptState = { told: undefined, own: nothingOwn, actions: [], notes: [], positions: [] }

export type Keeper = {
  state(): KeptState
  /** Decides on what is there now, keeps it, and only then shows it. One after the other. */
  change(
    decide: (state: KeptState) => KeptState,
    files?: ReadonlyMap<string, ArrayBuffer>,
  ): Promise<Result<KeptState, NotKept>>
  file(clientId: string): Promise<Blob | undefined>
}

type KeeperOptions = { shelf: Shelf; key: CryptoKey; onChange: () => void }

/** What is kept for a shift, sealed record by record. Undefined when the key does not open what lies there. */
export async function openKeeper({ shelf, key, onChange }: KeeperOptions): Promise<Keeper | undefined> {
  const found = await readState(shelf, key)
  if (!found) return undefined
  let state: KeptState = found
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
  const now = () => state
  return {
    state: now,
    change: (decide, files = new Map()) =>
      inTurn(async () => {
        const before = now()
        const next = decide(before)
        if (next === before) return ok(before)
        const kept = await keep(shelf, key, { before, next, files })
        if (!kept.ok) return kept
        state = next
        onChange()
        return ok(next)
      }),
    file: async (clientId) => {
      const found = await shelf.read('files', clientId)
      const bytes = found && (await unseal(key, `files/${clientId}`, found))
      const note = now().notes.find((one) => one.clientId === clientId)
      return bytes && new Blob([bytes], { type: note?.type ?? 'image/jpeg' })
    },
  }
}

const isNamed = (failure: unknown, names: readonly string[]) =>
  failure instanceof DOMException && names.includes(failure.name)

/** A browser says "unknown" of a disk that is full, and of a shelf that it has lost hold of. */
const isFull = (failure: unknown) => isNamed(failure, ['QuotaExceededError', 'UnknownError'])
const isLost = (failure: unknown) => isNamed(failure, ['InvalidStateError', 'AbortError', 'UnknownError'])

type Change = { before: KeptState; next: KeptState; files: ReadonlyMap<string, ArrayBuffer> }

async function keep(shelf: Shelf, key: CryptoKey, change: Change): Promise<Result<undefined, NotKept>> {
  try {
    try {
      await write(shelf, key, change)
    } catch (failure) {
      if (!isLost(failure)) throw failure
      // Whatever else the browser has thrown away: what is known here lies there again.
      await shelf.reopen()
      await write(shelf, key, change, emptyState)
    }
    return ok(undefined)
  } catch (failure) {
    if (isFull(failure)) return err({ code: 'full' })
    throw failure
  }
}

async function write(
  shelf: Shelf,
  key: CryptoKey,
  { before, next, files }: Change,
  lying = before,
): Promise<void> {
  const { put } = differences(lying, next)
  const { remove } = differences(before, next)
  const plain = [...put, ...[...files].map(([id, bytes]) => ['files', id, bytes] as const)]
  await shelf.change(await Promise.all(plain.map((one) => sealed(key, one))), remove)
}

type Plain = readonly [drawer: Drawer, key: string, value: unknown]

async function sealed(key: CryptoKey, [drawer, name, value]: Plain): Promise<Placed> {
  const bytes = value instanceof ArrayBuffer ? value : new TextEncoder().encode(JSON.stringify(value))
  return [drawer, name, await seal(key, `${drawer}/${name}`, bytes)]
}

/** What has to be written: records are compared by identity, since nothing is ever changed in place. */
function differences(before: KeptState, after: KeptState) {
  const put: Plain[] = []
  const remove: [Drawer, string][] = []
  for (const name of ['told', 'own'] as const)
    if (before[name] !== after[name]) put.push(['state', name, after[name]])
  const compare = <T>(drawer: Drawer, old: readonly T[], now: readonly T[], keyOf: (one: T) => string) => {
    if (old === now) return
    const known = new Set(old)
    const keys = new Set(now.map(keyOf))
    for (const one of now) if (!known.has(one)) put.push([drawer, keyOf(one), one])
    for (const one of old) if (!keys.has(keyOf(one))) remove.push([drawer, keyOf(one)])
  }
  compare('actions', before.actions, after.actions, ({ clientId }) => clientId)
  compare('notes', before.notes, after.notes, ({ clientId }) => clientId)
  compare('positions', before.positions, after.positions, ({ key }) => key)
  // A file goes with its note.
  for (const [drawer, key] of [...remove]) if (drawer === 'notes') remove.push(['files', key])
  return { put, remove }
}

/** What was written here is read as it was written: the seal says that nobody else did. */
type Read = ReturnType<typeof JSON.parse>

async function readState(shelf: Shelf, key: CryptoKey): Promise<KeptState | undefined> {
  const open = async (drawer: Drawer): Promise<Map<string, Read> | undefined> => {
    const records = await shelf.readAll(drawer)
    const read = await Promise.all(
      records.map(async ([name, value]) => [name, await unseal(key, `${drawer}/${name}`, value)] as const),
    )
    if (read.some(([, bytes]) => bytes === undefined)) return undefined
    return new Map(read.map(([name, bytes]) => [name, JSON.parse(new TextDecoder().decode(bytes))]))
  }
  const [state, actions, notes, positions] = await Promise.all(
    (['state', 'actions', 'notes', 'positions'] as const).map(open),
  )
  if (!state || !actions || !notes || !positions) return undefined
  return {
    told: state.get('told'),
    own: { ...nothingOwn, ...state.get('own') },
    actions: [...actions.values()].toSorted((a, b) => a.seq - b.seq),
    notes: [...notes.values()],
    positions: [...positions.values()].toSorted((a, b) => a.at - b.at),
  }
}
