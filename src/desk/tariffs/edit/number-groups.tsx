import './tariff-numbers.css'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { BeltRows } from './belt-rows.tsx'
import { DaysOff } from './days-off.tsx'
import { cellId, NumberCell } from './number-cell.tsx'
import { NumberListRows } from './number-list-rows.tsx'
import { lists, type Row, rows } from './tariff-cells.ts'
import { useTariffForm } from './tariff-form.ts'

/** Every number of a tariff, in the groups that people think in. */
export function NumberGroups() {
  const t = useTranslations('deskTariffs.groups')
  return (
    <div className="tariff-groups">
      <Group title={t('transport')} rows={rows.transport} />
      <Group title={t('times')} rows={rows.times} />
      <Group title={t('services')} rows={rows.services} />
      <Group title={t('sizes')} rows={rows.sizes} />
      <Group title={t('cover')} rows={rows.cover} also={lists.levels.path}>
        <NumberListRows list={lists.levels} />
      </Group>
      <Group title={t('flexible')} rows={rows.flexible} also={lists.packages.path}>
        <NumberListRows list={lists.packages} />
      </Group>
      <Group title={t('pro')} rows={rows.pro} />
      <Group title={t('promotions')} rows={rows.promotions} />
      <Group title={t('holidays')} also={['serviceLevels.weekdaysOff', 'serviceLevels.holidays']}>
        <DaysOff />
      </Group>
      <Group title={t('limits')} rows={rows.limits} />
      <Group title={t('belts')} also="belts">
        <BeltRows />
      </Group>
    </div>
  )
}

type GroupProps = {
  title: string
  rows?: readonly Row[]
  /** Where else this group keeps its numbers. */
  also?: string | readonly string[]
  children?: ReactNode
}

function Group({ title, rows: own = [], also = [], children }: GroupProps) {
  const id = useId()
  const inside = [...own.flatMap(({ cells }) => cells.map(({ path }) => path)), ...[also].flat()]
  return (
    <section className="tariff-group" aria-labelledby={id}>
      <h3 className="tariff-group__title" id={id}>
        {title}
        <DifferenceCount inside={inside} />
      </h3>
      {own.map((row) => (
        <NumberRow key={row.label} row={row} />
      ))}
      {children}
    </section>
  )
}

function DifferenceCount({ inside }: { inside: readonly string[] }) {
  const t = useTranslations('deskTariffs.changed')
  const format = formatter(useLocale())
  const { changed } = useTariffForm()
  const isHere = (path: string) => inside.some((own) => path === own || path.startsWith(`${own}.`))
  const count = [...changed].filter(isHere).length
  if (count === 0) return null
  return <span className="tariff-group__count">{t('group', { count, text: format.number(count) })}</span>
}

/** More numbers than this stand below the name of their row. */
const fitInLine = 2

function NumberRow({ row: { label, cells } }: { row: Row }) {
  const t = useTranslations()
  const { set } = useTariffForm()
  const name = t(label)
  const [first] = cells
  return (
    <div className="tariff-row" data-many={cells.length > fitInLine || undefined}>
      {set && first ? (
        <label className="tariff-row__name" htmlFor={cellId(first.path)}>
          {name}
        </label>
      ) : (
        <span className="tariff-row__name">{name}</span>
      )}
      <div className="tariff-row__cells">
        {cells.map((cell) => (
          <NumberCell key={cell.path} cell={cell} rowName={name} />
        ))}
      </div>
    </div>
  )
}
