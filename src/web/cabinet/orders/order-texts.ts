import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { useMoments } from '#parcel/way/moments.ts'
import { promisedWords } from '#parcel/way/promised-words.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'

/** Nine digits as people read them; a hidden number stays as the server shows it. */
export const phoneText = (phone: string) => (/^\d{9}$/.test(phone) ? formatPhone(phone) : phone)

/** What is said about an order in the list and at the head of its page. */
export function useOrderTexts() {
  const t = useTranslations('myOrders')
  const format = formatter(useLocale())
  const { day, moment } = useMoments()

  /** The promise as everybody reads it; none when the parcel goes back. */
  function expected({ promised, status_at }: OrderAnswer): string {
    if (!promised) return t('notes.failed', { when: day(status_at) })
    const when = promisedWords(promised, format)
    return t(promised.late ? 'notes.late' : 'notes.promised', { when })
  }

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
        return expected(order)
    }
  }

  /** Whether the price has come in, and if not, from whom it comes; nothing comes in for what was called off. */
  function payment({ paid, payment_type, status }: OrderAnswer): string {
    if (paid) return t('shared.paid')
    if (status === 'cancelled') return ''
    if (payment_type === 'on_account' && status !== 'draft') return t('notes.onAccount')
    return payment_type === 'receiver' ? t('notes.receiverPays') : t('shared.unpaid')
  }

  return {
    note,
    payment,
    day,
    moment,
    money: format.money,
    number: format.number,
    time: format.time,
  }
}
