import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TariffSummary } from '#modules/pricing/tariff/tariff.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { approvalPath } from '../parts/second-person.tsx'
import { useAuthors } from './authors.ts'
import { editPath, publishPath, tariffPath } from './edit/tariff-paths.ts'
import { TariffState } from './tariff-state.tsx'

type TariffsTableProps = { tariffs: readonly TariffSummary[]; mayEdit: boolean }

/** Versions, newest first, with what an administrator can make of each. */
export function TariffsTable({ tariffs, mayEdit }: TariffsTableProps) {
  const t = useTranslations('deskTariffs')
  const waits = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  const author = useAuthors()
  const columns: Column<TariffSummary>[] = [
    {
      id: 'version',
      head: t('columns.version'),
      names: true,
      cell: ({ version }) => (
        <LocalLink className="tariff-link" to={tariffPath(version)}>
          {t('version', { version: String(version) })}
        </LocalLink>
      ),
    },
    {
      id: 'state',
      head: t('columns.state'),
      cell: ({ state, approval }) =>
        approval ? (
          <LocalLink to={approvalPath(approval.id)}>{waits('waits')}</LocalLink>
        ) : (
          <TariffState state={state} />
        ),
    },
    {
      id: 'from',
      head: t('columns.from'),
      cell: ({ effective_from: from }) =>
        from === null ? (
          <span className="muted">{t('noDate')}</span>
        ) : (
          <time className="unbroken" dateTime={from}>
            {format.dateTime(new Date(from))}
          </time>
        ),
    },
    { id: 'note', head: t('columns.note'), cell: ({ note }) => note || t('firstNote') },
    { id: 'author', head: t('columns.author'), cell: ({ created_by: person }) => author(person) },
    {
      id: 'created',
      head: t('columns.created'),
      cell: ({ created_at: at }) => (
        <time className="muted unbroken" dateTime={at}>
          {format.date(new Date(at))}
        </time>
      ),
    },
  ]
  const actions: Column<TariffSummary> = {
    id: 'actions',
    head: t('columns.actions'),
    quiet: true,
    cell: (tariff) => <Actions tariff={tariff} />,
  }
  return (
    <div className="desk-panel__rows tariff-rows">
      <Table
        caption={t('caption')}
        captionSpoken
        dense
        columns={mayEdit ? [...columns, actions] : columns}
        rows={tariffs}
        rowKey={({ version }) => String(version)}
      />
    </div>
  )
}

function Actions({ tariff: { version, state, approval } }: { tariff: TariffSummary }) {
  const t = useTranslations('deskTariffs')
  const link = buttonClass({ look: 'quiet', small: true })
  const which = <span className="spoken"> {t('version', { version: String(version) })}</span>
  return (
    <span className="tariff-row-actions">
      {state === 'draft' && approval === null && (
        <LocalLink className={link} to={publishPath(version)}>
          {t('actions.publish')}
          {which}
        </LocalLink>
      )}
      {state === 'past' && (
        <LocalLink className={link} to={publishPath(version)}>
          {t('actions.again')}
          {which}
        </LocalLink>
      )}
      <LocalLink className={link} to={editPath(version)}>
        {t('actions.createFrom')}
        {which}
      </LocalLink>
    </span>
  )
}

/** From one version to the next; Enter opens it. */
export function walkRows(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.tariff-link')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at < 0 ? 0 : at + step]?.focus()
}
