import { line, type Rule } from '../line.ts'

/** More than the free cover, up to the chosen level. */
export const cover: Rule = ({ coverLevel }, tariff) => {
  const level = tariff.cover.levels[coverLevel - 1]
  return level && line('cover', level.price, 'pricing.because.cover', { upTo: { soum: level.upTo } })
}
