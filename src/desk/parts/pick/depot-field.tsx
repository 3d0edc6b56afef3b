import { useAnswer } from '#client/use-answer.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { Select } from '#ui/fields/select.tsx'

type DepotFieldProps = {
  label: string
  /** While none is chosen. */
  none: string
  error?: string | undefined
  onChange: (point: string | undefined) => void
}

/** One of our depots: the search for points never finds them, and there are few. */
export function DepotField({ label, none, error, onChange }: DepotFieldProps) {
  const { data } = useAnswer(deskPointsCalls.listDeskPoints, { query: { kind: 'depot' } }, { quiet: true })
  if (!data || data.items.length === 0) return null
  return (
    <Select label={label} error={error} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{none}</option>
      {data.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
