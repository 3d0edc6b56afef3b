import './order/caller/caller.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { documentDeskCalls } from '#modules/orders/codes/document-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'

/** Somebody stands there and waits: as often as the queue of calls. */
const pollMs = () => 20_000

/** Receivers who stand at a counter with a document and wait for a yes. */
export function DocumentAsks() {
  const t = useTranslations('deskCaller.asks')
  const format = formatter(useLocale())
  const staff = useStaff()
  const isAsked = staff !== undefined && mayDo(staff.role, 'order.allow-document')
  const { data: asks = [] } = useAnswer(documentDeskCalls.listDocumentAsks, isAsked ? {} : undefined, {
    quiet: true,
    pollMs,
  })
  if (asks.length === 0) return null
  return (
    <Notice tone="warning" title={t('title')} className="document-asks">
      <ul>
        {asks.map(({ id, point, asked_at: at, value }) => (
          <li key={id}>
            <LocalLink to={`/desk/orders/${id}`}>
              {t('ask', {
                id,
                point: point ?? '',
                time: format.dateTime(new Date(at)),
                value: format.money(value),
              })}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
