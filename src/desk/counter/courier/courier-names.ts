export const takeLooks = {
  waiting: 'deskCounterCourier.take.looks.waiting',
  right: 'deskCounterCourier.take.looks.right',
  surplus: 'deskCounterCourier.take.looks.surplus',
  wrong: 'deskCounterCourier.take.looks.wrong',
  known: 'deskCounterCourier.take.looks.known',
} as const satisfies Record<string, string>

export const giveLooks = {
  waiting: 'deskCounterCourier.give.looks.waiting',
  right: 'deskCounterCourier.give.looks.right',
  known: 'deskCounterCourier.give.looks.known',
  wrong: 'deskCounterCourier.give.looks.wrong',
} as const satisfies Record<string, string>
