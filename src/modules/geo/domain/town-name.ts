import { capital } from './capital.ts'
import { districtById } from './districts.ts'
import { type Name, regionById } from './regions.ts'

/** The town people would name: the capital as a whole, elsewhere the district or town. */
export function townName(region: number, district: number, language: keyof Name): string {
  const seat = region === capital ? regionById(region)?.seat[language] : undefined
  return seat ?? districtById(district)?.shortNames[language] ?? ''
}
