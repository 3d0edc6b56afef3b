import { ok, type Result } from '#kernel/result.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { asOwnShare, inTurn } from '#platform/print/drawing-turns.ts'
import type { BagLabel } from './draw-bag-label.ts'

type Asked = Readonly<{ format: 'pdf' | 'zpl'; by: number; now: Date }>

/** A roll of labels, like those of parcels, and with their turns. */
export function printBagLabel(
  label: BagLabel,
  { format, by, now }: Asked,
): Promise<Result<SentFile, Failure<'rate_limited' | 'service_unavailable'>>> {
  return asOwnShare(by, async () => {
    const drawn = await inTurn('short', async () => {
      // Loaded with the first label: most processes, and all other tests, never draw one.
      const { bagLabelPdf, bagLabelZpl } = await import('./bag-label-paper.ts')
      return format === 'zpl' ? bagLabelZpl(label) : bagLabelPdf(label, now)
    })
    const type = format === 'zpl' ? zplType : pdfType
    return drawn.ok ? ok({ name: `${label.code}.${format}`, type, bytes: drawn.value }) : drawn
  })
}
