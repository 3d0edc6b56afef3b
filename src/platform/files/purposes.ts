import { documentTypes, type FileType, type ImageType, imageTypes } from './file-types.ts'

const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

export type ImageRule = {
  /** Of an ordinary JPEG; other kinds, and deeper or transparent pixels, count for more (see image.ts). */
  maxPixels: number
  /** What is kept: `inside` fits into a square of this side, `square` is cut to it. */
  longestSide: number
  fit: 'inside' | 'square'
  keptAs: Extract<ImageType, 'jpeg' | 'webp'>
}

export type PurposeRule = {
  types: readonly FileType[]
  maxBytes: number
  image?: ImageRule
  maxPerOwner: number
  /** Identity documents: encrypted at rest, and every look at them is written down. */
  secret: boolean
  /** Days until the file is deleted; undefined keeps it as long as its owner does. */
  keepDays: number | undefined
}

const photo: ImageRule = { maxPixels: 40 * MEGAPIXEL, longestSide: 2560, fit: 'inside', keptAs: 'jpeg' }
const openPhoto = { types: imageTypes, maxBytes: 10 * MEGABYTE, image: photo, secret: false } as const

/**
 * Everything people may upload, one row a purpose. The days are ours to choose: money papers for the five years an
 * audit may look back, disputes for the three years a claim may be brought, the rest only while somebody needs it.
 */
export const purposes = {
  /** The bank's receipt of a top-up. */
  receipt: { ...openPhoto, maxPerOwner: 1, keepDays: 5 * 366 },
  /** What the sender photographs before sending. */
  order_photo: { ...openPhoto, maxPerOwner: 5, keepDays: 180 },
  /** Safe place, failed attempt, re-weighing. */
  delivery_photo: { ...openPhoto, maxPerOwner: 5, keepDays: 180 },
  /** Drawn with a finger: few pixels, kept without loss. */
  proof_signature: {
    types: imageTypes,
    maxBytes: MEGABYTE,
    image: { maxPixels: 4 * MEGAPIXEL, longestSide: 1200, fit: 'inside', keptAs: 'webp' },
    maxPerOwner: 1,
    secret: true,
    keepDays: 3 * 366,
  },
  /** The receiver's passport, with a cap on their number (SPEC section 5). */
  proof_passport: { ...openPhoto, maxPerOwner: 3, secret: true, keepDays: 180 },
  claim_photo: { ...openPhoto, maxPerOwner: 10, keepDays: 3 * 366 },
  /** The face of a customer or a courier. */
  avatar: {
    types: imageTypes,
    maxBytes: 5 * MEGABYTE,
    image: { maxPixels: 40 * MEGAPIXEL, longestSide: 512, fit: 'square', keptAs: 'jpeg' },
    maxPerOwner: 1,
    secret: false,
    keepDays: undefined,
  },
  /** An application for a job: pdf, ods, doc, docx, csv (SPEC section 5). */
  cv: { types: documentTypes, maxBytes: 5 * MEGABYTE, maxPerOwner: 1, secret: false, keepDays: 366 },
} as const satisfies Record<string, PurposeRule>

export type Purpose = keyof typeof purposes

export const ruleOf = (purpose: Purpose): PurposeRule => purposes[purpose]
