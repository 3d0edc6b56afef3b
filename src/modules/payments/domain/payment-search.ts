import { parsePhone } from '#kernel/phone.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'

/** What a text could name. A number can be several things at once: all of them are looked for. */
export type Sought = Readonly<{
  number?: string
  orderId?: number
  trackingCode?: string
  phone?: string
  transaction?: string
}>

const transaction = /^[\w-]{1,64}$/

/** Undefined when it can be nothing that a payment is known by. */
export function soughtBy(text: string): Sought | undefined {
  const written = text.trim()
  const code = parseTrackingCode(written)
  const phone = parsePhone(written)
  const sought = {
    ...(/^[1-9]\d{9}$/.test(written) && { number: written }),
    ...(/^[1-9]\d{7}$/.test(written) && { orderId: Number(written) }),
    ...(code.ok && { trackingCode: code.value }),
    ...(phone && { phone }),
    ...(transaction.test(written) && { transaction: written }),
  }
  return Object.keys(sought).length > 0 ? sought : undefined
}
