import { districtById, regions } from '#modules/geo/index.ts'
import { dayMinutes } from '../domain/hours.ts'
import { usualLimits } from '../domain/point.ts'
import type { PointFacts } from '../domain/point-rules.ts'
import { demoAddress, demoName, landmarks, streets } from './demo-words.ts'
import { settlements } from './settlements.ts'

const always = Array.from({ length: 7 }, () => [{ from: 0, to: dayMinutes }])

/** One a region, at the edge of its largest town (DECISIONS, "Places of ours"). */
export function demoDepots(): PointFacts[] {
  const towns = settlements()
  return regions.flatMap(({ id }, index) => {
    const [town] = towns
      .filter(({ districtId }) => districtById(districtId)?.regionId === id)
      .sort((one, other) => other.people - one.people)
    const [street, landmark] = [streets[index % streets.length], landmarks[index % landmarks.length]]
    if (!town || !street || !landmark) return []
    return [
      {
        kind: 'depot' as const,
        name: demoName.depot(town.name, 1),
        districtId: town.districtId,
        address: demoAddress(street, 200 + index),
        landmark: landmark(1),
        lat: town.centre.lat + 0.01,
        lon: town.centre.lon + 0.01,
        hours: always,
        holidays: [],
        services: [],
        limits: usualLimits.depot,
        cod: false,
        capacity: 5_000,
      },
    ]
  })
}
