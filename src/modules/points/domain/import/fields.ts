/** The columns of a sheet of points, in the order of the empty one that we give out. */
export const importFields = [
  'kind',
  'name_uz',
  'name_ru',
  'name_en',
  'district',
  'address_uz',
  'address_ru',
  'address_en',
  'landmark_uz',
  'landmark_ru',
  'landmark_en',
  'lat',
  'lon',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
  'services',
  'weight_kg',
  'sides_cm',
  'cod',
  'capacity',
] as const
export type ImportField = (typeof importFields)[number]

export const weekFields = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly ImportField[]

export const wordFields = importFields.filter((field) => /^(name|address|landmark)_/.test(field))

/** What a column may be left out for: limits are then those of the kind, a day without hours is shut. */
export const optionalFields: readonly ImportField[] = [
  ...weekFields,
  'weight_kg',
  'sides_cm',
  'cod',
  'services',
]

export const mostImportRows = 500

/** Longer than anything a point needs: one long text can stand in every cell of a small file. */
export const longestCell = 300

/** Titles are the names of the fields, however they are spaced and written. */
export function fieldOf(title: string): ImportField | undefined {
  const key = title
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return importFields.find((field) => field === key)
}
