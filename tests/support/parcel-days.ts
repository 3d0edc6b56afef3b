import fc from 'fast-check'

/* A day of one parcel between two couriers and a counter, drawn at random: what happens, and how their phones tell it. */

export type Courier = 'anvar' | 'botir'
export type Phone = Courier | 'counter'
export const couriers: readonly Courier[] = ['anvar', 'botir']
const colleagueOf = (one: Courier): Courier => (one === 'anvar' ? 'botir' : 'anvar')

/** Done by somebody with a phone, and told when it finds the network. */
export type Deed = {
  who: Phone
  verb: 'pick_up' | 'fail_delivery' | 'store' | 'refuse' | 'hand_over' | 'deliver' | 'hand_out'
  isWrongCode?: boolean
}
/** What means now, and is done with a line: the desk sends out again or gives up, a parcel is promised, a delivery taken back. */
export type AtOnce =
  | { verb: 'redeliver'; to: Courier }
  | { verb: 'write_off' }
  | { verb: 'promise'; by: Courier; to: Courier }
  | { verb: 'undo_delivery'; by: Courier }

/** Where the parcel is, and in which state. */
export type Place = {
  at: Phone | 'receiver' | 'nobody'
  is: 'waiting' | 'out' | 'failed' | 'arrived' | 'refused' | 'delivered' | 'handed out' | 'lost'
  attempts: number
}
type Now = Place & {
  /** Who may take it over with a scan: promised by whoever has it, or sent out by the desk. */
  next?: { courier: Courier; by: 'promise' | 'desk' } | undefined
  /** Who delivered it. */
  by?: Courier
}
/** `often`: drawn so many times as often as others, so that phones have something to tell of each other's parcels. */
type Step = { deeds?: readonly Deed[]; atOnce?: AtOnce; now: Partial<Now>; often?: number }

const begins: Now = { at: 'counter', is: 'waiting', attempts: 0 }
const mostAttempts = 3

/** Everything that can happen next. Without a line a counter hands out only where there is no money to take. */
function stepsFrom(now: Now, withMoney: boolean): Step[] {
  const { at, is, by } = now
  if (at === 'anvar' || at === 'botir') return stepsInBag({ ...now, at })
  if (is === 'waiting')
    return couriers.map((who) => ({ deeds: [{ who, verb: 'pick_up' }], now: { at: who, is: 'out' } }))
  if (is === 'delivered' && by) return [{ atOnce: { verb: 'undo_delivery', by }, now: { at: by, is: 'out' } }]
  if (at !== 'counter') return []
  const refuse: Step = { deeds: [{ who: 'counter', verb: 'refuse' }], now: { is: 'refused' } }
  const handOut: Step = {
    deeds: [{ who: 'counter', verb: 'hand_out' }],
    now: { at: 'receiver', is: 'handed out' },
    often: 3,
  }
  return [...(is === 'arrived' ? [refuse] : []), ...(withMoney ? [] : [handOut])]
}

const lost: Step = { atOnce: { verb: 'write_off' }, now: { at: 'nobody', is: 'lost' }, often: 2 }

function stepsInBag({ at, is, attempts, next }: Now & { at: Courier }): Step[] {
  const to = colleagueOf(at)
  const store: Step = {
    deeds: [{ who: 'counter', verb: 'store' }],
    now: { at: 'counter', is: is === 'failed' ? 'arrived' : 'waiting', next: undefined },
    often: is === 'failed' ? 6 : 3,
  }
  const takeOver: Step = {
    deeds: [{ who: to, verb: 'hand_over' }],
    now: { at: to, next: undefined },
    often: 24,
  }
  const promise: Step = {
    atOnce: { verb: 'promise', by: at, to },
    now: { next: { courier: to, by: 'promise' } },
    often: 8,
  }
  // Left out: a counter that scans before the one whom the desk has sent. Its end would hang on who comes first.
  const canStore = next?.by !== 'desk'
  const inAnyCase = [...(canStore ? [store] : []), next ? takeOver : promise, lost]
  const again = [at, to].map(
    (courier): Step => ({
      atOnce: { verb: 'redeliver', to: courier },
      now: { is: 'out', next: courier === at ? undefined : { courier, by: 'desk' } },
      often: 5,
    }),
  )
  if (is === 'failed') return [...inAnyCase, ...(attempts < mostAttempts ? again : [])]
  const fail: Deed = { who: at, verb: 'fail_delivery' }
  const deliver: Deed = { who: at, verb: 'deliver' }
  const delivered: Partial<Now> = { at: 'receiver', is: 'delivered', by: at, next: undefined }
  return [
    ...inAnyCase,
    { deeds: [fail], now: { is: 'failed', attempts: attempts + 1 }, often: 4 },
    { deeds: [deliver], now: delivered, often: 2 },
    // Asked once more at the door, after a code that was wrong.
    { deeds: [{ ...deliver, isWrongCode: true }, deliver], now: delivered, often: 5 },
  ]
}

/** `at`: its place in the story. */
export type Report = Deed & { at: number }
/** What phones tell as they find the network, and what happens at once when all of that is told. */
type Chapter = { told: Report[]; atOnce?: { deed: AtOnce; at: number } }
export type Story = {
  withMoney: boolean
  chapters: readonly Chapter[]
  end: Place
  /** Whose the money of the receiver is in the end. */
  paidTo: Courier | undefined
}

type Draw = fc.GeneratorValue

const drawOf = <One>(draw: Draw, some: readonly One[]): One => some[draw(fc.nat, some.length - 1)] as One

/** A walk along what is possible, of three to seven deeds. What one phone could tell alone is no story here. */
export function drawStory(draw: Draw): Story {
  const withMoney = draw(fc.boolean)
  const length = draw(fc.integer, { min: 3, max: 7 })
  const chapters: Chapter[] = [{ told: [] }]
  let now = begins
  let done = 0
  while (done < length) {
    const steps = stepsFrom(now, withMoney)
    if (steps.length === 0) break
    const drawn = steps.flatMap((step) => Array.from({ length: step.often ?? 1 }, () => step))
    const { deeds = [], atOnce, now: next } = drawOf(draw, drawn)
    const chapter = chapters.at(-1) as Chapter
    chapter.told.push(...deeds.map((deed, index) => ({ ...deed, at: done + index })))
    if (atOnce) {
      chapter.atOnce = { deed: atOnce, at: done }
      chapters.push({ told: [] })
    }
    now = { ...now, ...next }
    done += deeds.length + (atOnce ? 1 : 0)
  }
  fc.pre(chapters.some(({ told }) => new Set(told.map(({ who }) => who)).size > 1))
  const { at, is, attempts, by } = now
  return {
    withMoney,
    chapters,
    end: { at, is, attempts },
    paidTo: withMoney && is === 'delivered' ? by : undefined,
  }
}

/** What a phone sends at once. What it hears no answer to it sends again. */
export type Call = { who: Phone; reports: readonly Report[]; isHeard: boolean }

/** As it happened, one by one. */
export const asItHappened = ({ chapters }: Story): Call[][] =>
  chapters.map(({ told }) => told.map((report) => ({ who: report.who, reports: [report], isHeard: true })))

/** Phones come in any order, each with its own deeds in theirs or in any, in any pieces, and some of it again, long after too. */
export function drawTelling(draw: Draw, { chapters }: Story, order: 'their own' | 'any'): Call[][] {
  const before: Call[] = []
  return chapters.map(({ told }) => {
    const calls = drawCalls(draw, told, order)
    const sent = drawRepeats(draw, calls, before)
    before.push(...calls)
    return sent
  })
}

function drawCalls(draw: Draw, told: readonly Report[], order: 'their own' | 'any'): Call[] {
  const bounds = { minLength: told.length, maxLength: told.length }
  const shuffled = draw(fc.shuffledSubarray<number>, [...told.keys()], bounds).flatMap((at) => told[at] ?? [])
  const queues = Map.groupBy(told, ({ who }) => who)
  const line = order === 'any' ? shuffled : shuffled.flatMap(({ who }) => queues.get(who)?.shift() ?? [])
  const calls: (Call & { reports: Report[] })[] = []
  for (const report of line) {
    const last = calls.at(-1)
    if (last?.who === report.who && draw(fc.boolean)) last.reports.push(report)
    else calls.push({ who: report.who, reports: [report], isHeard: draw(fc.integer, { min: 0, max: 3 }) > 0 })
  }
  return calls
}

function drawRepeats(draw: Draw, calls: readonly Call[], before: readonly Call[]): Call[] {
  const sent = [...calls]
  const again = calls.filter(({ isHeard }) => !isHeard)
  const known = [...before, ...calls]
  for (let more = known.length === 0 ? 0 : draw(fc.nat, 2); more > 0; more--) again.push(drawOf(draw, known))
  for (const call of again) {
    const place = draw(fc.integer, { min: sent.indexOf(call) + 1, max: sent.length })
    sent.splice(place, 0, { ...call, isHeard: true })
  }
  return sent
}

/** As somebody reads it who looks for what went wrong. */
export const wordsOf = ({ withMoney, chapters }: Story, telling: readonly (readonly Call[])[]): string =>
  [
    withMoney ? 'with money' : 'without money',
    ...chapters.map(({ told, atOnce }, at) => {
      const happens = told.map(
        (one) => `${one.at} ${one.who} ${one.verb}${one.isWrongCode ? ' wrongly' : ''}`,
      )
      const calls = (telling[at] ?? []).map(({ who, reports }) => `${who}(${reports.map((one) => one.at)})`)
      return `${happens.join(', ')}; told ${calls.join(' ')}; then ${JSON.stringify(atOnce?.deed ?? 'the end')}`
    }),
  ].join('\n')
