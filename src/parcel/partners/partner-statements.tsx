import './partners.css'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Api, type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Result } from '#kernel/result.ts'
import type { StatementState } from '#modules/promos/domain/partner.ts'
import type { PartnerDetails, StatementFormat } from '#modules/promos/partners/partners.contract.ts'
import { monthTold } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'

export type PartnerStatement = PartnerDetails['statements'][number]

const stateNames = {
  due: 'partners.view.states.due',
  waiting: 'partners.view.states.waiting',
  paid: 'partners.view.states.paid',
  nothing: 'partners.view.states.nothing',
} as const satisfies Record<StatementState, string>

const stateLooks: Readonly<Record<StatementState, BadgeLook>> = {
  due: { tone: 'accent', sign: 'clock' },
  waiting: { tone: 'accent', sign: 'half' },
  paid: { tone: 'ok', sign: 'ticked' },
  nothing: { tone: 'faint', sign: 'empty' },
}

type PartnerStatementsProps = {
  partner: Pick<PartnerDetails, 'id' | 'code' | 'statements'>
  /** Whoever reads it asks for the document by a call of their own. */
  ask: (api: Api, month: string, format: StatementFormat) => Promise<Result<Blob, ApiError>>
  /** What can be done with a statement beside reading it. */
  deed?: ((statement: PartnerStatement) => ReactNode) | undefined
}

/** The months that are over, each with what became of its reward and the document to keep. */
export function PartnerStatements({ partner, ask, deed }: PartnerStatementsProps) {
  const t = useTranslations()
  const { money, number, date, locale } = formatter(useLocale())
  const columns: Column<PartnerStatement>[] = [
    {
      id: 'month',
      head: t('partners.view.month'),
      names: true,
      cell: ({ month }) => monthTold(locale, month),
    },
    { id: 'parcels', head: t('partners.view.parcels'), figures: true, cell: (row) => number(row.parcels) },
    { id: 'paid', head: t('partners.view.paid'), figures: true, cell: (row) => money(row.paid) },
    {
      id: 'reward',
      head: t('partners.view.reward'),
      figures: true,
      cell: ({ reward, percent }) => (
        <span className="partner-statement__reward">
          {money(reward)} <small className="muted">{percent}%</small>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('partners.view.state'),
      cell: (statement) => (
        <span className="partner-statement__state">
          <StateBadge {...stateLooks[statement.state]} label={t(stateNames[statement.state])} />
          {statement.paid_at !== null && (
            <small className="muted">
              {t('partners.view.paidBy', {
                date: date(Date.parse(statement.paid_at)),
                paper: statement.paper ?? '',
              })}
            </small>
          )}
          {deed?.(statement)}
        </span>
      ),
    },
    {
      id: 'files',
      head: t('partners.view.files'),
      quiet: true,
      cell: (statement) => (
        <span className="partner-statement__files">
          <Files code={partner.code} month={statement.month} ask={ask} />
        </span>
      ),
    },
  ]
  return (
    <section className="partner-part">
      <h3 className="partner-part__title">{t('partners.view.statements')}</h3>
      {partner.statements.length === 0 ? (
        <p className="muted">{t('partners.view.noStatements')}</p>
      ) : (
        <Table
          caption={t('partners.view.statements')}
          captionSpoken
          columns={columns}
          rows={partner.statements}
          rowKey={({ month }) => month}
        />
      )}
    </section>
  )
}

const formats = [
  { format: 'xlsx', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
] as const

type FilesProps = Pick<PartnerStatementsProps, 'ask'> & { code: string; month: string }

function Files({ code, month, ask }: FilesProps) {
  const t = useTranslations('partners.view')
  const locale = useLocale()
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<StatementFormat>()
  async function save(format: StatementFormat): Promise<void> {
    setBusy(format)
    const answer = await ask(api, month, format)
    setBusy(undefined)
    if (answer.ok) saveFile(answer.value, `tezbox-${code}-${month}.${format}`)
    else toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return formats.map(({ format, name }) => (
    <Button
      key={format}
      look="second"
      small
      busy={busy === format}
      aria-label={t('save', { month: monthTold(locale, month), format: name })}
      onClick={() => void save(format)}
    >
      {name}
    </Button>
  ))
}
