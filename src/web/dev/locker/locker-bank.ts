import type { Api, ApiError } from '#client/api.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { CellFault, CellSize, CellState } from '#modules/lockers/domain/cells.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import type { BankAnswer, OpeningView, ShutAnswer, TypedAnswer } from '#modules/lockers/lockers.contract.ts'

/** A door of the wall, as somebody sees who stands before it. */
export type Door = Readonly<{
  number: number
  size: CellSize
  /** As the server has it. */
  state: CellState
  fault: CellFault | null
  isOpen: boolean
  /** Whether something lies behind it, as the sensor says. */
  inside: boolean
  /** It will not open when it is told to. */
  isStuck: boolean
}>

export type MachineKey = Readonly<{ device: string; key: string }>

type Said<Value> = Promise<Result<Value, ApiError>>
type Ask<Value> = (authorization: string) => Said<Value>

/** A request without an answer is made again, under the same name: the server does it once. */
const mostTries = 3
const isLost = ({ code }: ApiError) => code === 'network' || code === 'timeout'

/**
 * A locker bank without steel: doors, a keypad and a scanner that speak the calls of a real one and nothing else. What the
 * doors look like is its own business, what they mean is the server's.
 */
export class LockerBank {
  readonly #api: Api
  readonly #key: MachineKey
  readonly #onChange: () => void
  #token: string | undefined
  #doors: readonly Door[] = []
  #openings = new Map<number, OpeningView>()
  #visit: number | undefined
  #last: Ask<unknown> | undefined

  constructor(api: Api, key: MachineKey, onChange: () => void = () => undefined) {
    this.#api = api
    this.#key = key
    this.#onChange = onChange
  }

  get doors(): readonly Door[] {
    return this.#doors
  }

  /** A courier stands here and has typed their code. */
  get hasVisit(): boolean {
    return this.#visit !== undefined
  }

  /** After a start the machine asks what the server knows; doors that were open still are. */
  async start(): Said<BankAnswer> {
    const bank = await this.#ask((authorization) =>
      this.#api.call(lockersCalls.readBank, {}, { authorization, quiet: true }),
    )
    if (bank.ok) this.#take(bank.value)
    return bank
  }

  async type(number: string, code: string): Said<TypedAnswer> {
    const body = { event_id: eventId(), number, code }
    const typed = await this.#ask((authorization) =>
      this.#api.call(lockersCalls.typeCode, { body }, { authorization, quiet: true }),
    )
    if (!typed.ok) return typed
    this.#visit = typed.value.visit?.id
    if (typed.value.opening) await this.#open([typed.value.opening])
    return typed
  }

  async scan(parcel: string): Said<OpeningView> {
    const body = { event_id: eventId(), visit: this.#visit ?? 1, parcel }
    const scanned = await this.#ask((authorization) =>
      this.#api.call(lockersCalls.scanParcel, { body }, { authorization, quiet: true }),
    )
    if (!scanned.ok) return this.#heard(scanned)
    await this.#open([scanned.value.opening])
    return ok(scanned.value.opening)
  }

  async collect(): Said<readonly OpeningView[]> {
    const body = { event_id: eventId(), visit: this.#visit ?? 1 }
    const collected = await this.#ask((authorization) =>
      this.#api.call(lockersCalls.collectParcels, { body }, { authorization, quiet: true }),
    )
    if (!collected.ok) return this.#heard(collected)
    await this.#open(collected.value.openings)
    return ok(collected.value.openings)
  }

  /** The courier goes away: whoever scans next has to type a code of their own. */
  leave(): void {
    this.#visit = undefined
    this.#onChange()
  }

  putIn(number: number): void {
    this.#change(number, ({ isOpen, inside }) => ({ inside: inside || isOpen }))
  }

  takeOut(number: number): void {
    this.#change(number, ({ isOpen, inside }) => ({ inside: inside && !isOpen }))
  }

  /** From now on it does not open, or it does again. */
  jam(number: number, isStuck: boolean): void {
    this.#change(number, () => ({ isStuck }))
  }

  /** Undefined when nobody had opened it. */
  async shut(number: number): Promise<Result<ShutAnswer, ApiError> | undefined> {
    const opening = this.#openings.get(number)
    const door = this.#doors.find((one) => one.number === number)
    this.#change(number, () => ({ isOpen: false }))
    if (!opening || !door) return undefined
    const shut = await this.#ask((authorization) =>
      this.#api.call(
        lockersCalls.shutDoor,
        { params: { id: opening.id }, body: { inside: door.inside } },
        { authorization, quiet: true },
      ),
    )
    if (!shut.ok) return shut
    this.#openings.delete(number)
    await this.start()
    return shut
  }

  /** Of a door that is open, with what lies behind it now. */
  async report(number: number, kind: CellFault): Said<BankAnswer> {
    const open = this.#doors.find((door) => door.number === number && door.isOpen)
    const body = { kind, ...(open ? { inside: open.inside } : {}) }
    const told = await this.#ask((authorization) =>
      this.#api.call(lockersCalls.reportFault, { params: { number }, body }, { authorization, quiet: true }),
    )
    if (told.ok) this.#take(told.value)
    return told
  }

  /** The last request once more, as after an answer that got lost. */
  async repeat(): Said<unknown> {
    return this.#last ? this.#ask(this.#last) : err({ code: 'aborted' })
  }

  #heard<Refused extends { error: ApiError }>(refused: Refused): Refused {
    if (refused.error.code === 'locker_visit_over') this.leave()
    return refused
  }

  /** A door that is told to open does so, unless it is stuck: then the server hears of it. */
  async #open(openings: readonly OpeningView[]): Promise<void> {
    for (const opening of openings) {
      const door = this.#doors.find(({ number }) => number === opening.cell)
      if (door?.isStuck) {
        await this.report(opening.cell, 'stuck')
        continue
      }
      this.#openings.set(opening.cell, opening)
      this.#change(opening.cell, () => ({ isOpen: true }))
    }
    await this.start()
  }

  #change(number: number, next: (door: Door) => Partial<Door>): void {
    this.#doors = this.#doors.map((door) => (door.number === number ? { ...door, ...next(door) } : door))
    this.#onChange()
  }

  #take({ cells, openings }: BankAnswer): void {
    const known = new Map(this.#doors.map((door) => [door.number, door]))
    this.#openings = new Map(openings.map((opening) => [opening.cell, opening]))
    this.#doors = cells.map(({ number, size, state, fault }) => {
      const opening = this.#openings.get(number)
      const door = known.get(number) ?? {
        isOpen: opening !== undefined,
        inside: state === 'taken' || opening?.what === 'hand_out' || opening?.what === 'collect',
        isStuck: fault === 'stuck',
      }
      return { ...door, number, size, state, fault }
    })
    this.#onChange()
  }

  async #ask<Value>(ask: Ask<Value>): Said<Value> {
    this.#last = ask
    for (let tried = 1; ; tried++) {
      const token = await this.#signedIn()
      if (!token.ok) return token
      const answer = await ask(`Token ${token.value}`)
      if (answer.ok || tried === mostTries) return answer
      if (answer.error.status === 401) this.#token = undefined
      else if (!isLost(answer.error)) return answer
    }
  }

  async #signedIn(): Said<string> {
    if (this.#token !== undefined) return ok(this.#token)
    const signedIn = await this.#api.call(lockersCalls.signInLocker, { body: this.#key }, { quiet: true })
    if (!signedIn.ok) return signedIn
    this.#token = signedIn.value.access_token
    return ok(this.#token)
  }
}

const eventId = () => `bank-${crypto.randomUUID()}`
