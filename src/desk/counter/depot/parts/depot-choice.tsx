import { useAnswer } from '#client/use-answer.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import { Select } from '#ui/fields/select.tsx'

type DepotChoiceProps = {
  label: string
  choose: string
  value: string
  error?: string | undefined
  onChange: (id: string) => void
}

/** Another depot than the one that one works at. */
export function DepotChoice({ label, choose, value, error, onChange }: DepotChoiceProps) {
  const takers = useAnswer(handOverCalls.listTakers, {})
  const board = useAnswer(sortingCalls.readBoard, {})
  const own = String(board.data?.depot.id)
  return (
    <Select label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)}>
      <option value="">{choose}</option>
      {takers.data?.depots
        .filter(({ id }) => id !== own)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  )
}
