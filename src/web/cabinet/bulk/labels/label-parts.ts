/** As many labels as one file holds. */
const partSize = 1_000

export type LabelPart = { part: number; from: number; to: number }

/** The files that labels of so many parcels come in. */
export const labelParts = (parcels: number): LabelPart[] =>
  Array.from({ length: Math.ceil(parcels / partSize) }, (_, at) => ({
    part: at + 1,
    from: at * partSize + 1,
    to: Math.min(parcels, (at + 1) * partSize),
  }))
