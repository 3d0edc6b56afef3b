import { checkParcel, checkSum } from './checks/parcel.ts'
import { checkPeople } from './checks/people.ts'
import { checkPlaces, type Ends } from './checks/places.ts'
import { checkPrice } from './checks/price.ts'
import { draftOf, type RowDraft, rightValue } from './checks/row-draft.ts'
import { checkOption, checkServices, checkType } from './checks/terms.ts'
import { sameKeyOf } from './duplicates.ts'
import type { Field } from './fields.ts'
import type { Ground } from './ground.ts'
import type { CheckedRow, Texts } from './row.ts'

/**
 * Holds a row against the rules (SPEC section 5). Repeats in the file or among orders are not its business: `duplicates.ts`.
 * `accepted`: the merchant has said that what looks like a slip is none.
 */
export function checkRow(texts: Texts, ground: Ground, accepted = false): CheckedRow {
  const draft = draftOf(texts, ground)
  checkPeople(draft, accepted)
  const option = checkOption(draft)
  const ends = checkPlaces(draft, option ?? 2)
  const parcel = checkParcel(draft)
  const productFee = checkSum(draft, 'product_fee')
  const parcelValue = checkSum(draft, 'parcel_value')
  const type = checkType(draft)
  const services = checkServices(draft, productFee)
  const price = checkPrice(draft, { option, type, services, parcel, productFee, parcelValue, ends })
  return {
    cells: draft.cells,
    problems: draft.isRefused ? problemsIn(draft.cells) : [],
    sameKey: keyOf(draft, ends, productFee),
    price,
  }
}

function problemsIn(cells: RowDraft['cells']): string[] {
  const problems: string[] = []
  for (const field in cells) {
    const code = cells[field as Field]?.problem?.code
    if (code) problems.push(`${field}:${code}`)
  }
  return problems
}

/** A row that does not tell who gets what and where repeats nothing. */
function keyOf(draft: RowDraft, { to }: Ends, productFee: number | undefined): string | undefined {
  const value = (field: Field) => {
    const right = rightValue(draft, field)
    return typeof right === 'string' ? right : undefined
  }
  const externalId = value('external_id')
  const name = value('receiver_name')
  // That sender and receiver share a number does not keep the row from being a parcel.
  const phone = draft.cells.receiver_phone?.value
  const description = value('description')
  if (name === undefined || typeof phone !== 'string' || description === undefined) return undefined
  if (!to.district || productFee === undefined) return undefined
  const street = value('to_street')
  return sameKeyOf({
    externalId,
    name,
    phone,
    districtId: to.district.id,
    street,
    pointId: to.point?.id,
    description,
    productFee,
  })
}
