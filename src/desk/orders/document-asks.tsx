import './order/caller/caller.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { documentDeskCalls } from '#modules/orders/codes/document-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'

/** Receivers who stand at a counter with a document and wait for a yes. */
export function DocumentAsks() {
  const t = useTranslations('deskCaller.asks')
  const format = formatter(useLocale())
  const { data: asks = [] } = useAnswer(documentDeskCalls.listDocumentAsks, {}, { quiet: true })
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
                time: format.dateTime(new Date(at), 'dayMonth'),
                value: format.money(value),
              })}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
