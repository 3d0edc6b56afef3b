import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Section } from '../section.tsx'
import type { ShownCalculator } from '../shown.ts'

/** Three questions; the calculator answers them. A plain form, so it needs no script. */
export function Calculator({ block }: { block: ShownCalculator }) {
  const { action, labels, places, sizes } = block
  return (
    <Section block={block}>
      <form className="info-calculator" action={action} method="get">
        <Select label={labels.from} name="from" defaultValue={places.at(-1)?.name}>
          <Places places={places} />
        </Select>
        <Select label={labels.to} name="to" defaultValue={places[0]?.name}>
          <Places places={places} />
        </Select>
        <Select label={labels.size} name="size">
          {sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit">{labels.button}</Button>
      </form>
    </Section>
  )
}

function Places({ places }: Pick<ShownCalculator, 'places'>) {
  return places.map(({ id, name }) => (
    <option key={id} value={name}>
      {name}
    </option>
  ))
}
