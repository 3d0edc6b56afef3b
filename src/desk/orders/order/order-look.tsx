import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noticesCalls } from '#modules/notifications/notices/notices.calls.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { promisedWords } from '#parcel/way/promised-words.ts'
import { formatter } from '#platform/i18n/format.ts'

/** What is asked on the phone, answered in one look: where it is, who has it, what was promised, paid and told. */
export function OrderLook({ shown }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.look')
  const format = formatter(useLocale())
  const { order, courier, points, log } = shown
  const point = points.find(({ id }) => id === order.custody.point_id)
  const last = log.at(-1)
  return (
    <dl className="order-look">
      <Answer
        name={t('where')}
        more={last && t('since', { what: last.label, moment: momentOf(last.happened_at) })}
      >
        {point?.name ?? order.custody.label}
      </Answer>
      <Answer name={t('who')} more={courier?.phone && format.phone(courier.phone)}>
        {order.custody.holder === 'courier' && courier ? courier.full_name : order.custody.label}
      </Answer>
      <Answer name={t('promised')} more={order.promised?.late && t('late')} isWrong={order.promised?.late}>
        {order.promised ? promisedWords(order.promised, format) : t('nothing')}
      </Answer>
      <Answer
        name={t('paid')}
        more={order.to_collect > 0 && t('toCollect', { amount: format.money(order.to_collect) })}
      >
        {t(order.paid ? 'isPaid' : 'isUnpaid', { amount: format.money(order.price) })}
      </Answer>
      <LastTold shown={shown} />
    </dl>
  )

  function momentOf(at: string): string {
    return format.dateTime(Date.parse(at))
  }
}

function LastTold({ shown: { order } }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.look')
  const sides = useTranslations('deskOrders.notices')
  const format = formatter(useLocale())
  const { data } = useAnswer(noticesCalls.readNotices, { params: { id: order.id } }, { quiet: true })
  const [last] = data ?? []
  const whom = last?.side && sides(last.side === 'sender' ? 'sender' : 'receiver')
  const isWrong = last?.state === 'failed'
  return (
    <Answer
      name={t('told')}
      isWrong={isWrong}
      more={last && [whom, format.dateTime(Date.parse(last.at))].filter(Boolean).join(', ')}
    >
      {last ? last.label : data && t('nobody')}
    </Answer>
  )
}

type AnswerProps = {
  name: string
  more?: string | false | null | undefined
  isWrong?: boolean | undefined
  children: ReactNode
}

function Answer({ name, more, isWrong, children }: AnswerProps) {
  return (
    <div className="order-look__one" data-wrong={isWrong || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {more && <span>{more}</span>}
      </dd>
    </div>
  )
}
