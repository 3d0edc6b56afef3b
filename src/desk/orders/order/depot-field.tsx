import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { Select } from '#ui/fields/select.tsx'

type DepotFieldProps = { onChange: (point: string | undefined) => void }

/** Instead of a point: the search for points never finds a depot, and there are few of them. */
export function DepotField({ onChange }: DepotFieldProps) {
  const t = useTranslations('deskOrders.fields')
  const { data } = useAnswer(deskPointsCalls.listDeskPoints, { query: { kind: 'depot' } }, { quiet: true })
  if (!data || data.items.length === 0) return null
  return (
    <Select label={t('depot')} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{t('noDepot')}</option>
      {data.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
