import type { CounterParcel } from '#modules/counter/counter.contract.ts'

type Order = CounterParcel['order']

/** As measured at the counter; empty fields are as the order says. */
export type Measures = Readonly<{
  weight: number | undefined
  length: number | undefined
  width: number | undefined
  height: number | undefined
}>

export const unmeasured: Measures = {
  weight: undefined,
  length: undefined,
  width: undefined,
  height: undefined,
}

const sides = ['length', 'width', 'height'] as const

/** Whether the scales and the ruler say something else than the order; `half`: a box has three sides. */
export function measuredState(
  order: Pick<Order, 'parcel_size'>,
  measures: Measures,
): 'same' | 'other' | 'half' {
  const given = sides.filter((side) => measures[side] !== undefined)
  if (given.length > 0 && given.length < sides.length) return 'half'
  const size = order.parcel_size
  const isOther = (name: keyof Measures) => measures[name] !== undefined && measures[name] !== size[name]
  return isOther('weight') || sides.some(isOther) ? 'other' : 'same'
}

/** What the call takes: a parcel has a weight whatever was measured. `scan` opens one that was ordered for another point. */
export function measuredBody(
  { parcel_size: size, version }: Order,
  measures: Measures,
  { photo, scan }: { photo: string; scan: string },
) {
  const { weight = size.weight, length, width, height } = measures
  const box = length && width && height ? { length, width, height } : {}
  return { version, scan, weight, ...box, photos: [photo] }
}

export type Intake = Readonly<{
  /** What holds now. */
  price: number
  /** What it would cost by what was measured, while the sender has not answered. */
  asked: number | undefined
  /** Until when the sender may answer. */
  answerBy: string | undefined
  /** The sender pays here, in notes. */
  isCash: boolean
  mayMeasure: boolean
  mayTake: boolean
}>

export function intakeOf(order: Order): Intake {
  const { reweigh, allowed_actions: actions } = order
  const waits = reweigh?.state === 'waiting'
  return {
    price: order.price,
    asked: waits ? reweigh.price : undefined,
    answerBy: waits ? reweigh.answer_by : undefined,
    isCash: order.payment_type === 'cash' && !order.paid,
    mayMeasure: actions.includes('reweigh'),
    mayTake: actions.includes('drop_off'),
  }
}

/** What the sender gives over the counter: all of it, or nothing where it is paid another way. */
export const cashFor = ({ isCash, price, asked }: Intake, agrees: boolean): number =>
  isCash ? (agrees && asked !== undefined ? asked : price) : 0

export type Checks = Readonly<{ seen: boolean; labelled: boolean }>

/** The one thing that is next. */
export type IntakeStep = 'measure_photo' | 'half' | 'price' | 'consent' | 'checks' | 'take'

type Entered = Readonly<{
  measured: ReturnType<typeof measuredState>
  photo: string | undefined
  checks: Checks
}>

export function intakeStep(intake: Intake, { measured, photo, checks }: Entered): IntakeStep {
  if (measured === 'half') return 'half'
  if (measured === 'other') return photo === undefined ? 'measure_photo' : 'price'
  if (!checks.seen || !checks.labelled) return intake.asked === undefined ? 'checks' : 'consent'
  return intake.asked === undefined ? 'take' : 'consent'
}
