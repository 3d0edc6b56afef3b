import type { BagLabel } from './bag-label-pdf.ts'

/** A roll of labels, like those of parcels. */
export async function printBagLabel(label: BagLabel, now: Date): Promise<Buffer> {
  // Loaded with the first label: most processes, and all other tests, never draw one.
  return (await import('./bag-label-pdf.ts')).bagLabelPdf(label, now)
}
