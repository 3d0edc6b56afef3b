import { type Employment, employments } from '#modules/content/domain/vacancy.ts'
import { type RegionId, regionIds } from '#modules/geo/domain/regions.ts'

/** What the address asks for; what it asks for and we do not know is not asked. */
export type VacancyFilters = Readonly<{ region: RegionId | undefined; employment: Employment | undefined }>

type Filtered = Readonly<{ region: Readonly<{ id: number }> | null; employment: Employment }>

export function readFilters(query: URLSearchParams): VacancyFilters {
  const region = query.get('region')
  const employment = query.get('employment')
  return {
    region: regionIds.find((id) => String(id) === region),
    employment: employments.find((name) => name === employment),
  }
}

/** What is offered anywhere in the country is offered in every region. */
export function matching<V extends Filtered>(
  vacancies: readonly V[],
  { region, employment }: VacancyFilters,
): readonly V[] {
  return vacancies.filter(
    (vacancy) =>
      (region === undefined || vacancy.region === null || vacancy.region.id === region) &&
      (employment === undefined || vacancy.employment === employment),
  )
}
