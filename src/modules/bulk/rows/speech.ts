import { districtById, regions } from '#modules/geo/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Field } from '../domain/fields.ts'
import type { Ground } from '../domain/ground.ts'
import type { Speech } from './row-answer.ts'

/** How cells are told in the caller's language. */
export function speechOf(
  { locale, translate }: Pick<RequestContext, 'locale' | 'translate'>,
  { points }: Pick<Ground, 'points'>,
): Speech {
  return {
    locale,
    translate,
    nameOf(field: Field, id: number) {
      if (field.endsWith('_point')) return points.find((point) => point.id === id)?.name[locale]
      if (field.endsWith('_region')) return regions.find((region) => region.id === id)?.name[locale]
      return districtById(id)?.names[locale]
    },
  }
}
