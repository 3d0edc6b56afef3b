import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/payments.ts'

export default {
  not_configured: 'This payment type is not connected yet.',
  switched_off: 'This payment type is currently unavailable.',
  receipt_line: 'Delivery service, {code}',
  payme: {
    not_post: 'Only POST requests are accepted.',
    unreadable: 'The request could not be read.',
    bad_call: 'The request is missing some fields.',
    no_method: 'There is no such method.',
    not_payme: 'Not enough rights for this operation.',
    failed: 'System error. Try again later.',
    wrong_amount: 'Wrong amount.',
    no_transaction: 'No such transaction.',
    too_late_to_cancel: 'The order is on its way and cannot be refunded.',
    state_forbids: 'This operation is not possible.',
    no_order: 'There is no bill with this number.',
    being_paid: 'This bill is being paid by another transaction.',
    not_to_be_paid: 'This bill is closed: it was paid or cancelled, or it has expired.',
  },
} as const satisfies DeepStrings<typeof uz>
