import './work.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import type { LogLine } from '#modules/orders/desk/desk-orders.contract.ts'
import type { WorkDetail } from '#modules/worklist/worklist.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { lineNames } from './work-names.ts'

type Told = { id: string; at: number; title: string; text: string | null }

/** What was said at the desk, newest first. */
export function useWorkLines(work: WorkDetail | undefined): Told[] {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (work?.lines ?? []).map(({ id, kind, by, to, until, text, at }) => ({
    id: `work-${id}`,
    at: Date.parse(at),
    title: t(lineNames[kind], {
      name: by.full_name,
      to: to?.full_name ?? '',
      moment: until === null ? '' : format.dateTime(Date.parse(until)),
    }),
    text,
  }))
}

/** What happened to the parcel, with who did it. */
export const toldOf = ({ happened_at: at, label, person, reason_label: reason, note }: LogLine): Told => ({
  id: `log-${at}-${label}`,
  at: Date.parse(at),
  title: label,
  text: [person?.full_name, reason, note].filter(Boolean).join(', ') || null,
})

/** The newest first; the hour alone of what was today. */
export function ToldLines({ lines, label }: { lines: readonly Told[]; label: string }) {
  const format = formatter(useLocale())
  const today = tashkentDay(new Date())
  return (
    <ol className="told-lines" aria-label={label}>
      {lines.map(({ id, at, title, text }) => (
        <li key={id} className="told-lines__one">
          <div>
            <b>{title}</b>
            {text && <span className="muted">{text}</span>}
          </div>
          <time dateTime={new Date(at).toISOString()}>
            {tashkentDay(new Date(at)) === today
              ? format.time(at)
              : format.date(noonOf(tashkentDay(new Date(at))))}
          </time>
        </li>
      ))}
    </ol>
  )
}
