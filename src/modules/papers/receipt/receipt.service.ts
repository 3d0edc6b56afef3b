import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople } from '#modules/accounts/index.ts'
import { findMarks } from '#modules/fiscal/index.ts'
import { type Order, partySeenBy, readOrderFor, type Scene, sceneOf, sightOf } from '#modules/orders/index.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { asOwnShare, inTurn } from '#platform/print/drawing-turns.ts'
import { type PayerOf, type Payment, paymentsIn } from '../domain/receipt.ts'
import type { ReceiptPaper } from '../papers.contract.ts'
import { findPaidLines } from '../papers.repo.ts'
import { callerOf, type PaperBusy } from '../papers.service.ts'
import type { PaidPart, Receipt } from './receipt.ts'

type Asked = { id: string; paper: ReceiptPaper | 'zpl' }
type Refused = Failure<'not_found' | 'receipt_nothing_paid' | PaperBusy>

/** What was paid for a parcel, for those whose business it is. */
export function printReceipt(
  context: RequestContext,
  { id, paper }: Asked,
): Promise<Result<SentFile, Refused>> {
  return asOwnShare(callerOf(context), async (): Promise<Result<SentFile, Refused>> => {
    const order = /^[1-9]\d{7}$/.test(id) ? await readOrderFor(context, Number(id)) : undefined
    if (!order) return err({ code: 'not_found' })
    const payments = paymentsIn(await findPaidLines(context.db, order.id))
    const scene = await sceneOf(context)
    if (!isTheirs(scene, order, payments)) return err({ code: 'not_found' })
    if (payments.length === 0) return err({ code: 'receipt_nothing_paid' })
    const receipt = await receiptOf(scene, order, payments)
    const drawn = await inTurn('short', async () => {
      // Loaded with the first one: most processes never draw any.
      const { receiptPdf, receiptSlip, receiptZpl } = await import('./receipt-paper.ts')
      if (paper === 'zpl') return receiptZpl(receipt)
      return paper === 'slip' ? receiptSlip(receipt) : receiptPdf(receipt)
    })
    if (!drawn.ok) return drawn
    const [ending, type] = paper === 'zpl' ? (['zpl', zplType] as const) : (['pdf', pdfType] as const)
    return ok({ name: `receipt-${order.trackingCode}.${ending}`, type, bytes: drawn.value })
  })
}

/** In the field it is the paper of whoever took the money, brought the parcel, or gave it out at their counter. */
function isTheirs({ doer }: Scene, order: Order, payments: readonly Payment[]): boolean {
  const { actor, personId, pointId } = doer
  if (actor !== 'courier' && actor !== 'agent') return true
  const isTaken = payments.some(({ way, owner }) => way === 'cash' && owner === String(personId))
  if (actor === 'courier') return isTaken || order.courierId === personId
  return isTaken || (pointId !== undefined && order.destinationPointId === pointId)
}

async function receiptOf(
  scene: Scene,
  order: Order,
  payments: readonly (Payment & PayerOf)[],
): Promise<Receipt> {
  const { db, doer, locale, translate, now } = scene
  const takers = payments.flatMap(({ way, owner }) => (way === 'cash' ? Number(owner) : []))
  const people = await findPeople(db, takers)
  const marks = await findMarks(
    db,
    payments.map(({ movement }) => movement),
  )
  const viewer = doer.actor === 'owner' ? 'owner' : 'staff'
  // A day after the end whoever works in the field is shown the money and the code alone.
  const isNamed = (await sightOf(scene, order)) === 'whole'
  const parts = payments.map(
    (payment): PaidPart => ({
      ...payment,
      payerName: isNamed ? partySeenBy(order[payment.payer], viewer).fullName : '',
      takenBy: payment.way === 'cash' ? (people.get(Number(payment.owner))?.fullName ?? '') : '',
      fiscal: marks.get(payment.movement),
    }),
  )
  return { locale, translate, now, trackingCode: order.trackingCode, parts }
}
