import './summary.css'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'

/** The waybill of a whole file: what was given, what of it is ready, what it costs. */
export function Summary({ upload, onSave }: { upload: UploadAnswer; onSave: () => void }) {
  const t = useTranslations('bulkTable.summary')
  return (
    <section className="check-bill" aria-label={t('label')}>
      <div className="check-bill__file">
        <Icon name="sheet" />
        <div>
          <h1>{upload.name}</h1>
          <Origin upload={upload} />
        </div>
      </div>
      <Counts upload={upload} />
      <Cost upload={upload} onSave={onSave} />
    </section>
  )
}

function Origin({ upload: { kind, columns, sheet } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkTable.summary')
  if (kind === 'chat') return <p>{t('fromChat')}</p>
  if (columns.some(({ remembered }) => remembered)) return <p>{t('remembered')}</p>
  return sheet === '' ? null : <p>{t('sheet', { name: sheet })}</p>
}

const asideAddress = (id: string) => `/excel-orders-upload?id=${id}`

function Counts({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkTable.summary')
  const format = formatter(useLocale())
  const { rows, errors, set_aside: aside, aside_id: asideId } = upload
  const told = { rows: format.number(rows), ready: format.number(rows - errors), bad: format.number(errors) }
  return (
    <div className="check-bill__counts">
      <dl>
        <div>
          <dt>{t('rows')}</dt>
          <dd>{told.rows}</dd>
        </div>
        <div>
          <dt>{t('ready')}</dt>
          <dd>{told.ready}</dd>
        </div>
        <div data-bad={errors > 0 || undefined}>
          <dt>
            {errors > 0 && <Icon name="warning" size="tiny" />}
            {t('bad')}
          </dt>
          <dd>{told.bad}</dd>
        </div>
        <div>
          <dt>{t('aside')}</dt>
          <dd>
            {asideId ? <LocalLink to={asideAddress(asideId)}>{format.number(aside)}</LocalLink> : aside}
          </dd>
        </div>
      </dl>
      <ReadyRoad ready={rows - errors} bad={errors} label={t('road', told)} />
    </div>
  )
}

/** How far the file is on its way to being ready. */
export function ReadyRoad({ ready, bad, label }: { ready: number; bad: number; label: string }) {
  return (
    <div className="ready-road" role="img" aria-label={label}>
      {ready > 0 && <i style={{ flexGrow: ready }} />}
      {bad > 0 && <i data-bad style={{ flexGrow: bad }} />}
    </div>
  )
}

function Cost({ upload, onSave }: { upload: UploadAnswer; onSave: () => void }) {
  const t = useTranslations('bulkTable.summary')
  const format = formatter(useLocale())
  const id = useId()
  const { total, priced, errors, rows } = upload
  const counted = (count: number) => ({ count, shown: format.number(count) })
  const why = rows === 0 ? t('nothing') : errors > 0 ? t('blocked', counted(errors)) : t('right')
  const isBlocked = rows === 0 || errors > 0
  return (
    <div className="check-bill__cost">
      <div>
        <Price hot amount={format.number(total)} currency={t('currency')} />
        <p>{t('priced', counted(priced))}</p>
      </div>
      <div className="check-bill__save">
        <Button block disabled={isBlocked} aria-describedby={id} onClick={onSave}>
          {isBlocked && <Icon name="lock" size="small" />}
          {t('save')}
        </Button>
        <p id={id} data-blocked={isBlocked || undefined}>
          {why}
        </p>
      </div>
    </div>
  )
}
