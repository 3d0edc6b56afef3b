import { err, ok } from '#kernel/result.ts'
import { borderOf } from './district-borders.ts'

/** What a map draws around a district. */
export async function readBorder(districtId: number) {
  const border = borderOf(districtId)
  if (!border) return err({ code: 'not_found' as const })
  return ok({
    id: districtId,
    rings: border.rings().map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat])),
    error_m: border.errorKm * 1000,
  })
}
