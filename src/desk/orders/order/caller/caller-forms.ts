import { parsePhone } from '#kernel/phone.ts'
import { byPhoneCalls } from '#modules/orders/by-phone/by-phone.calls.ts'
import type { ChoiceKind } from '#modules/orders/domain/receiver-choices.ts'
import {
  type AddressForm,
  changeOf,
  formOf,
  isStreetShort,
  type Written,
} from '#parcel/address/address-form.ts'
import type { Call } from '#platform/calls/call.ts'

/** What a caller can ask for; `myself` and `revoke` take back what was asked before. */
export const wantedKinds = [
  'day',
  'point',
  'address',
  'neighbour',
  'safe_place',
  'myself',
  'delegate',
  'revoke',
  'storage',
  'code',
  'refuse',
] as const
export type Wanted = (typeof wantedKinds)[number]

const choiceOf = {
  day: 'day',
  point: 'point',
  address: 'address',
  neighbour: 'hand_over',
  safe_place: 'hand_over',
  myself: 'hand_over',
  delegate: 'delegate',
  revoke: 'delegate',
  storage: 'storage',
  code: 'code',
  refuse: 'refuse',
} as const satisfies Record<Wanted, ChoiceKind>

const calls = {
  day: byPhoneCalls.chooseDay,
  point: byPhoneCalls.choosePoint,
  address: byPhoneCalls.changeAddress,
  neighbour: byPhoneCalls.chooseHandOver,
  safe_place: byPhoneCalls.chooseHandOver,
  myself: byPhoneCalls.chooseHandOver,
  delegate: byPhoneCalls.sendDelegate,
  revoke: byPhoneCalls.revokeDelegate,
  storage: byPhoneCalls.extendStorage,
  code: byPhoneCalls.newCode,
  refuse: byPhoneCalls.refuse,
} as const satisfies Record<Wanted, Call>

export const callOf = (wanted: Wanted) => calls[wanted]

type Page = Readonly<{
  choices: readonly Readonly<{ kind: ChoiceKind; allowed: boolean }>[]
  chosen: Readonly<{ hand_over: unknown; delegate: unknown }>
}>

/** What this parcel still lets a caller ask for. */
export function offeredTo({ choices, chosen }: Page): Wanted[] {
  return wantedKinds.filter((wanted) => {
    if (wanted === 'myself' && !chosen.hand_over) return false
    if (wanted === 'revoke') return Boolean(chosen.delegate)
    return choices.some(({ kind, allowed }) => allowed && kind === choiceOf[wanted])
  })
}

export const needsCode = (wanted: Wanted, needed: readonly ChoiceKind[]) => needed.includes(choiceOf[wanted])

/** What the caller has said so far. */
export type Said = Readonly<{
  day?: string | undefined
  point?: number | undefined
  /** The address as it stands in the form; left out while nothing of it was changed. */
  door?: AddressForm | undefined
  name?: string | undefined
  phone?: string | undefined
  place?: string | undefined
}>

const person = ({ name, phone }: Said) => ({ name: name?.trim(), phone: phone && parsePhone(phone) })

/** The body of the call, without digits and code. Of an address what was changed: the rest stays as it is. */
export function bodyOf(wanted: Wanted, said: Said, to: Written): Readonly<Record<string, unknown>> {
  switch (wanted) {
    case 'day':
      return { day: said.day }
    case 'point':
      return { point_id: said.point }
    case 'address':
      return changeOf(said.door ?? formOf(to), to)
    case 'neighbour':
      return { kind: 'neighbour', ...person(said) }
    case 'safe_place':
      return { kind: 'safe_place', place: said.place?.trim() }
    case 'myself':
      return { kind: 'myself' }
    case 'delegate':
      return person(said)
    default:
      return {}
  }
}

/** What is still to be asked before it can be written down. */
export function missingIn(wanted: Wanted, said: Said, to: Written): readonly string[] {
  // Whatever else of an address is empty was taken away.
  if (wanted === 'address') return isStreetShort(said.door ?? formOf(to)) ? ['street'] : []
  return Object.entries(bodyOf(wanted, said, to)).flatMap(([name, value]) =>
    value === undefined || value === '' ? [name] : [],
  )
}
