import type { CounterParcel, CounterPost } from '#modules/counter/counter.contract.ts'
import type { Scan } from '../scan/scan-list.ts'
import type { Checks, Measures } from './intake.ts'

export type TakeInProps = { scan: Scan; parcel: CounterParcel; post: CounterPost }

export type IntakeBillProps = TakeInProps & {
  measures: Measures
  photo: string | undefined
  checks: Checks
  /** What was measured stands in the order now. */
  onPriced: () => void
}
