import { useLocale } from '#client/surroundings.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { FilterSelect } from './filter-select.tsx'

type RegionFilterProps = {
  label: string
  /** The words for "no filter". */
  all: string
  /** The region's number, as the address has it. */
  value: string | undefined
  onChange: (region: string | undefined) => void
}

export function RegionFilter(props: RegionFilterProps) {
  const locale = useLocale()
  return (
    <FilterSelect {...props}>
      {regions.map(({ id, name, short = name }) => (
        <option key={id} value={String(id)}>
          {short[locale]}
        </option>
      ))}
    </FilterSelect>
  )
}
