import { type Region, regions } from '#modules/geo/domain/regions.ts'

/** The Uzbek name in the letters of an address: "Toshkent shahri" is `toshkent-shahri`. */
export const slugOf = ({ name }: Pick<Region, 'name'>) =>
  name.uz
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '-')

export const regionBySlug = (slug: string | undefined) => regions.find((region) => slugOf(region) === slug)
