/** How a saved upload is paid for. */
export const savePaymentTypes = ['balance', 'on_account', 'cash', 'receiver'] as const
export type SavePayment = (typeof savePaymentTypes)[number]

/** Paid with money or with a limit that is set aside first; the others are paid on the way. */
export const isReserved = (type: SavePayment) => type === 'balance' || type === 'on_account'

/** What an upload has set aside goes by this name in the books. */
export const reserveKey = (upload: number) => `upload:${upload}`
