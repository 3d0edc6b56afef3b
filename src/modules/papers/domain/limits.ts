/** Parcels on one paper: about twenty pages. A courier has twenty, a hand-over three hundred, a van what it carries. */
export const mostOnPaper = 500

export const isTooLong = (parcels: number): boolean => parcels > mostOnPaper
