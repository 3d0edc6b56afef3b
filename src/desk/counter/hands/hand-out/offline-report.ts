import type { FieldAct } from '#client/field/field-store.ts'
import type { OfflineItem } from '../../offline/offline-answer.ts'

/**
 * A hand-out without a line: the code, which is checked when the line is back, and the picture of a document, so that it is
 * known who took the parcel if the code was wrong. No money is taken.
 */
export function offlineReport(
  { tracking_code: parcel }: Pick<OfflineItem, 'tracking_code'>,
  code: string,
  document: Blob,
  clientId: string,
): FieldAct {
  return {
    verb: 'hand_out',
    parcel,
    input: { scan: parcel, code, collected: 0, proof: { kind: 'code', passport: clientId } },
    files: [{ clientId, kind: 'passport', blob: document }],
  }
}
