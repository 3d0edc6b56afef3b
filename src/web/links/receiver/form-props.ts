import type { ChoiceAnswer } from '#modules/orders/receiver/receiver.contract.ts'
import type { Keeper } from './use-choice.ts'

export type FormProps = Keeper & {
  choice: ChoiceAnswer
  onClose: () => void
  /** The choice is made, and this is how things stand. */
  onDone: (page: Keeper['page']) => void
}
