import type { FieldAct, FieldFile, FileKind } from '#client/field/field-store.ts'
import { randomKey } from '#client/random-key.ts'

/** Something that was done to a parcel, as the queue takes it, with all its parts. */
export type FieldReport = Required<FieldAct>

/** Where the phone was as it happened; undefined when it does not know. */
export type PhonePlace = Readonly<{ lat: number; lon: number }> | undefined

export const namedFile = (kind: FileKind, blob: Blob): FieldFile => ({ clientId: randomKey(), kind, blob })

export const placeInput = (place: PhonePlace) => (place ? { latitude: place.lat, longitude: place.lon } : {})
