import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { grouped } from '../../parts/grouped-code.ts'
import type { Scan, Standing } from './take-scans.ts'

/** What is still to be scanned stands first: whoever scans looks for it. */
export function ManifestLines({ standing }: { standing: Standing }) {
  const t = useTranslations('deskCounterCourier.take')
  const { lines, surplus } = standing
  const waiting = lines.filter(({ isHere }) => !isHere)
  const here = lines.filter(({ isHere }) => isHere)
  return (
    <div className="take-lines">
      {surplus.length > 0 && (
        <Group title={t('surplus')} count={surplus.length} look="surplus">
          {surplus.map((scan) => (
            <Row key={scan.code} code={scan.code} place={scan.place} look="surplus" note={t('surplusNote')} />
          ))}
        </Group>
      )}
      {waiting.length > 0 && (
        <Group title={t('waiting')} count={waiting.length} look="waiting">
          {waiting.map(({ line, scan }) => (
            <Row
              key={line.order_id}
              code={line.tracking_code}
              look={scan?.state === 'refused' ? 'wrong' : scan?.state === 'asking' ? 'asking' : 'waiting'}
              note={scan?.reason}
            />
          ))}
        </Group>
      )}
      {here.length > 0 && (
        <Group title={t('here')} count={here.length} look="here">
          {here.map(({ line, scan }) => (
            <Row key={line.order_id} code={line.tracking_code} place={scan?.place} look="here" />
          ))}
        </Group>
      )}
    </div>
  )
}

/** Without a list: what was scanned, the last first. */
export function ScannedList({ scans }: { scans: readonly Scan[] }) {
  const t = useTranslations('deskCounterCourier.take')
  if (scans.length === 0) return <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
  return (
    <div className="take-lines">
      <ul>
        {scans.map((scan) => (
          <Row
            key={scan.code}
            code={scan.code}
            place={scan.place}
            note={scan.reason}
            look={scan.state === 'stored' ? 'here' : scan.state === 'asking' ? 'asking' : 'wrong'}
          />
        ))}
      </ul>
    </div>
  )
}

type GroupProps = { title: string; count: number; look: string; children: React.ReactNode }

function Group({ title, count, look, children }: GroupProps) {
  return (
    <section data-look={look}>
      <h3>
        {title} <b>{count}</b>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

type RowLook = 'waiting' | 'asking' | 'here' | 'surplus' | 'wrong'
type RowProps = { code: string; look: RowLook; place?: string | undefined; note?: string | undefined }

function Row({ code, look, place, note }: RowProps) {
  return (
    <li data-look={look}>
      {look === 'here' ? (
        <Icon name="check" size="small" />
      ) : look === 'surplus' ? (
        <Icon name="plus" size="small" />
      ) : look === 'wrong' ? (
        <Icon name="warning" size="small" />
      ) : (
        <i className="take-lines__box" aria-hidden="true" />
      )}
      <span className="take-lines__code">{grouped(code)}</span>
      {place && <strong>{place}</strong>}
      {note && <small>{note}</small>}
    </li>
  )
}
