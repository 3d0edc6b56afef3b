import { type End, isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import { type FieldPath, faultsOf } from './faults.ts'

/** One question a screen on a phone; with room all questions of a page stand below each other. */
export const firstSteps = ['route', 'size', 'sender', 'receiver'] as const
export const secondSteps = ['mode', 'places', 'inside', 'extras', 'payment'] as const
export type FirstStep = (typeof firstSteps)[number]
export type SecondStep = (typeof secondSteps)[number]
export type Step = FirstStep | SecondStep

const fixedStep: Partial<Record<FieldPath, Step>> = {
  'from.city': 'route',
  'to.city': 'route',
  'from.point_id': 'places',
  'to.point_id': 'places',
  description: 'inside',
  comment: 'inside',
  parcel_value: 'inside',
  product_fee: 'extras',
  services: 'extras',
  payment_type: 'payment',
}

/** Where a field is asked for first. */
export function stepOf(field: FieldPath): Step {
  const fixed = fixedStep[field]
  if (fixed) return fixed
  if (field.startsWith('parcel_size')) return 'size'
  return field.startsWith('sender') || field.startsWith('from') ? 'sender' : 'receiver'
}

const isFirst = (step: Step): step is FirstStep => firstSteps.some((known) => known === step)

/** The step of the first page that a server's error belongs to; undefined for fields of the second, and of no page. */
export function firstStepOf(path: string): FirstStep | undefined {
  const isKnown = /^(?:from|to|sender|receiver|parcel_size)\b|^(?:sender|receiver)_/.test(path)
  const step = isKnown ? stepOf(path as FieldPath) : undefined
  return step && isFirst(step) ? step : undefined
}

/** The steps of the first page that are not well yet. */
export function openFirstSteps(draft: OrderDraft): readonly FirstStep[] {
  const open = new Set((Object.keys(faultsOf(draft)) as FieldPath[]).map(stepOf).filter(isFirst))
  return firstSteps.filter((step) => open.has(step))
}

/** What keeps a person from the second page: all of the first but a street that another mode has made necessary. */
export function stepBeforeSecond(draft: OrderDraft): FirstStep | undefined {
  const fields = (Object.keys(faultsOf(draft)) as FieldPath[]).filter((field) => !field.endsWith('.street'))
  return firstSteps.find((step) => fields.some((field) => stepOf(field) === step))
}

/** On the second page a street is asked for where the points are. */
export const stepOnSecond = (field: FieldPath): Step => (field.endsWith('.street') ? 'places' : stepOf(field))

/** The steps of the second page that are not well yet. */
export function openSecondSteps(draft: OrderDraft): readonly SecondStep[] {
  const open = new Set((Object.keys(faultsOf(draft)) as FieldPath[]).map(stepOnSecond))
  return secondSteps.filter((step) => open.has(step))
}

/** Whether this end still has to be told where, on the second page. */
export function needsPlace(end: End, draft: OrderDraft): boolean {
  return !isDoorAt(end, draft) || faultsOf(draft)[`${end}.street`] !== undefined
}

/** What the second page asks about the ends, in the mode it was asked for. */
export type AskedEnds = Readonly<{ option: OrderDraft['delivery_option'] | undefined; ends: readonly End[] }>
export const noneAsked: AskedEnds = { option: undefined, ends: [] }

/** The ends that this mode asks about. One that was asked stays, so that no field goes while it is written in. */
export function askedEnds(before: AskedEnds, draft: OrderDraft): AskedEnds {
  const option = draft.delivery_option
  const kept = before.option === option ? before.ends : []
  const ends = (['from', 'to'] as const).filter((end) => kept.includes(end) || needsPlace(end, draft))
  return { option, ends }
}

/** The step that the address asks for, or the first one before it that is not well. */
export function reachedStep<S extends Step>(
  asked: string | null,
  steps: readonly S[],
  open: readonly S[],
): S {
  const [first] = steps as readonly [S]
  const wanted = steps.find((step) => step === asked) ?? first
  const barrier = steps.slice(0, steps.indexOf(wanted)).find((step) => open.includes(step))
  return barrier ?? wanted
}
