import type { Stroke } from '#client/sign/signature-strokes.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { mostPassportPages } from './delivery-report.ts'

export type Signed = Readonly<{ strokes: readonly Stroke[]; shape: number }>
const unsigned: Signed = { strokes: [], shape: 2 }

/** What was photographed and signed at this door. It stays while the screen stays, whichever of the ways is looked at. */
export type Proofs = Readonly<{
  passports: readonly Blob[]
  /** The name in the passport is that on the parcel. */
  isSame: boolean
  signed: Signed
  neighbour: string
  neighbourSigned: Signed
  /** Of the safe place. */
  photo: Blob | undefined
}>

/** Whom the receiver has named stands there already. */
export const noProofs = ({ wishes }: Pick<Stop, 'wishes'>): Proofs => ({
  passports: [],
  isSame: false,
  signed: unsigned,
  neighbour: wishes.hand_over?.name ?? '',
  neighbourSigned: unsigned,
  photo: undefined,
})

export const withPage = (proofs: Proofs, page: Blob): Proofs => ({
  ...proofs,
  passports: [...proofs.passports, page].slice(0, mostPassportPages),
})

export const withoutPage = (proofs: Proofs, page: Blob): Proofs => ({
  ...proofs,
  passports: proofs.passports.filter((other) => other !== page),
})
