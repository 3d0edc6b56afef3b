import { formatPhone } from '#platform/i18n/format.ts'

/** Enough to know the number by, not enough to ring it. */
export const maskedPhone = (phone: string) =>
  phone === '' ? '' : formatPhone(phone).replace(/\d{3}-\d{2}-(\d{2})$/, '•••-••-$1')

export const maskedAddress = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
