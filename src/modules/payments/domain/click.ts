/** Click's answers; 0 is success. */
export const clickErrors = {
  none: [0, 'Success'],
  wrong_sign: [-1, 'SIGN CHECK FAILED!'],
  wrong_amount: [-2, 'Incorrect parameter amount'],
  wrong_action: [-3, 'Action not found'],
  already_paid: [-4, 'Already paid'],
  no_order: [-5, 'Order does not exist'],
  no_transaction: [-6, 'Transaction does not exist'],
  failed: [-7, 'Failed to update'],
  bad_request: [-8, 'Error in request from click'],
  cancelled: [-9, 'Transaction cancelled'],
} as const satisfies Record<string, readonly [number, string]>
export type ClickErrorName = keyof typeof clickErrors

export type ClickCall = Readonly<{
  click_trans_id: string
  service_id: string
  merchant_trans_id: string
  merchant_prepare_id: string | undefined
  amount: string
  action: string
  error: string
  sign_time: string
}>

/** What is signed, put together in Click's order. The amount counts as it was written. */
export const signedText = (call: ClickCall, secret: string) =>
  [
    call.click_trans_id,
    call.service_id,
    secret,
    call.merchant_trans_id,
    call.merchant_prepare_id ?? '',
    call.amount,
    call.action,
    call.sign_time,
  ].join('')

/** Click writes so'm as a decimal: `20000`, `20000.0`, `20000.00`. Undefined for anything but whole so'm. */
export function sumOf(amount: string): number | undefined {
  const [, whole] = /^(\d{1,12})(?:\.0{1,2})?$/.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole)
}
