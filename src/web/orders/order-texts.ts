import { useTranslations } from 'use-intl'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { formatter, tashkentYear } from '#platform/i18n/format.ts'
import { useLocale } from '../shell/current-page.ts'

/** The middle of the day in Tashkent, which is on that date whoever writes it. */
const middleOf = (date: string) => Date.parse(`${date}T12:00:00+05:00`)

/** Nine digits as people read them; a hidden number stays as the server shows it. */
export const phoneText = (phone: string) =>
  /^\d{9}$/.test(phone)
    ? `+998 ${phone.slice(0, 2)} ${phone.slice(2, 5)}-${phone.slice(5, 7)}-${phone.slice(7)}`
    : phone

/** The year is said when it is another one. */
const styleOf = (iso: string) =>
  tashkentYear(new Date(iso)) === tashkentYear(new Date()) ? 'dayMonth' : 'long'

/** What is said about an order in the list and at the head of its page. */
export function useOrderTexts() {
  const t = useTranslations('myOrders')
  const format = formatter(useLocale())
  const day = (iso: string) => format.date(Date.parse(iso), styleOf(iso))
  const moment = (iso: string) => format.dateTime(Date.parse(iso), styleOf(iso))
  const promised = ({ promised: { from, to } }: OrderAnswer) => format.dateRange(middleOf(from), middleOf(to))

  /** What comes next, or when it ended. */
  function note(order: OrderAnswer): string {
    if (order.confirm_by) return t('notes.call', { when: format.time(Date.parse(order.confirm_by)) })
    if (order.keep_until) return t('notes.basket', { when: day(order.keep_until) })
    if (order.stored_until) return t('notes.stored', { when: day(order.stored_until) })
    switch (order.status) {
      case 'executor_done':
      case 'done':
        return t('notes.delivered', { when: day(order.status_at) })
      case 'cancelled':
      case 'expired':
        return t('notes.ended', { when: day(order.status_at) })
      default:
        return t('notes.promised', { when: promised(order) })
    }
  }

  /** Whether the price has come in, and if not, from whom it comes. */
  function payment({ paid, payment_type }: OrderAnswer): string {
    if (paid) return t('shared.paid')
    return payment_type === 'receiver' ? t('notes.receiverPays') : t('shared.unpaid')
  }

  return {
    note,
    payment,
    promised,
    day,
    moment,
    money: format.money,
    number: format.number,
    time: format.time,
  }
}
