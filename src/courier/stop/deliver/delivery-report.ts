import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { type FieldReport, namedFile, type PhonePlace, placeInput } from '../../parts/field-report.ts'

/** What a hand-over is proved by, as it stands on the screen. */
export type HandOver =
  | Readonly<{ kind: 'code'; code: string }>
  | Readonly<{ kind: 'signature'; signature: Blob; passports: readonly Blob[] }>
  | Readonly<{ kind: 'neighbour'; name: string; signature: Blob }>
  | Readonly<{ kind: 'safe_place'; photo: Blob }>

export const codeLength = 6
export const mostPassportPages = 3

type Delivered = Pick<Stop, 'tracking_code' | 'to_collect'>

/** Handed over: what was shown for it, and the money that was taken. */
export function deliveryReport(stop: Delivered, handOver: HandOver, place: PhonePlace): FieldReport {
  const { input, files } = proofOf(handOver)
  return {
    verb: 'deliver',
    parcel: stop.tracking_code,
    input: { ...input, collected: stop.to_collect, ...placeInput(place) },
    files,
  }
}

function proofOf(handOver: HandOver): Pick<FieldReport, 'input' | 'files'> {
  switch (handOver.kind) {
    case 'code':
      return { input: { code: handOver.code }, files: [] }
    case 'signature': {
      const signature = namedFile('signature', handOver.signature)
      const passports = handOver.passports.map((blob) => namedFile('passport', blob))
      const [passport, ...pages] = passports.map(({ clientId }) => clientId)
      const proof = { kind: 'signature', signature: signature.clientId, passport }
      return {
        input: { proof: pages.length > 0 ? { ...proof, pages } : proof },
        files: [signature, ...passports],
      }
    }
    case 'neighbour': {
      const signature = namedFile('signature', handOver.signature)
      const { kind, name } = handOver
      return {
        input: { proof: { kind, name: name.trim(), signature: signature.clientId } },
        files: [signature],
      }
    }
    case 'safe_place': {
      const photo = namedFile('photo', handOver.photo)
      return { input: { proof: { kind: 'safe_place', photo: photo.clientId } }, files: [photo] }
    }
  }
}
