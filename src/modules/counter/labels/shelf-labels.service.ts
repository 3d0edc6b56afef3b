import { err, ok, type Result } from '#kernel/result.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { asOwnShare, inTurn } from '#platform/print/drawing-turns.ts'
import type { ShelfLabelsQuery } from '../counter.contract.ts'
import { placesOf } from '../domain/shelf-place.ts'
import { personIn, postOf } from '../hands/post.service.ts'
import { findLayout } from '../shelf/shelf.repo.ts'

type Refused = Failure<'no_post' | 'invalid_input' | 'rate_limited' | 'service_unavailable'>

/** The labels of the shelf of this counter: of all its rows, or of one. They say no more than their place. */
export async function printShelfLabels(
  context: RequestContext,
  { row, format }: ShelfLabelsQuery,
): Promise<Result<SentFile, Refused>> {
  const post = await postOf(context)
  if (!post.ok) return post
  const layout = await findLayout(context.db, post.value)
  const places = placesOf(layout)
    .filter((place) => row === undefined || place.startsWith(row))
    .sort()
  if (places.length === 0)
    return err({ code: 'invalid_input', fields: [{ path: 'row', code: 'invalid_choice' }] })
  return asOwnShare(personIn(context), async () => {
    const drawn = await inTurn(places.length > MANY ? 'long' : 'short', async () => {
      // Loaded with the first label: most processes never draw one.
      const paper = await import('./shelf-label-paper.ts')
      return format === 'zpl'
        ? paper.shelfLabelsZpl(places)
        : paper.shelfLabelsPdf(places, format, context.now)
    })
    if (!drawn.ok) return drawn
    const [type, ending] = format === 'zpl' ? [zplType, 'zpl'] : [pdfType, 'pdf']
    return ok({ name: `javon-${row ?? 'A-Z'}.${ending}`, type, bytes: drawn.value })
  })
}

const MANY = 100
