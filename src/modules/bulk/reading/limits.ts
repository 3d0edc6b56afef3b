/** Of parcels in one upload. */
export const mostRows = 50_000

/** What a file may hold: the rows of all its sheets are counted, and our own template has lists in a second one. */
export const sheetLimits = { bytes: 10 * 1024 * 1024, rows: mostRows + 1_000, columns: 200, ms: 60_000 }
