import { isReceiverHidden } from './hidden-receiver.ts'
import type { Order } from './order.ts'
import type { Actor } from './words.ts'

/** The kinds of pictures that belong to an order, by their purpose in the file store. */
export const orderFilePurposes = [
  'order_photo',
  'delivery_photo',
  'proof_signature',
  'proof_passport',
  'claim_photo',
] as const
export type OrderFilePurpose = (typeof orderFilePurposes)[number]

/** Who may look at what. Somebody's passport is for those who answer for the hand-over, and every look is on record. */
const openTo: Readonly<Record<OrderFilePurpose, readonly Actor[]>> = {
  order_photo: ['owner', 'courier', 'agent', 'operator'],
  delivery_photo: ['owner', 'courier', 'agent', 'operator'],
  proof_signature: ['owner', 'operator'],
  proof_passport: ['operator'],
  claim_photo: ['owner', 'operator'],
}

/** What shows the receiver, their door or their hand. */
const ofTheReceiver: readonly OrderFilePurpose[] = ['delivery_photo', 'proof_signature', 'proof_passport']

export function maySeeFile(
  order: Pick<Order, 'receiver' | 'sender'>,
  purpose: string,
  actor: Actor,
): boolean {
  const known = orderFilePurposes.find((one) => one === purpose)
  if (!known || !openTo[known].includes(actor)) return false
  return !(actor === 'owner' && ofTheReceiver.includes(known) && isReceiverHidden(order, 'owner'))
}
