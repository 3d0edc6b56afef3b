import { fileDays } from '#kernel/kept-days.ts'
import { documentTypes, type FileType, type ImageType, imageTypes, tableTypes } from './file-types.ts'

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
  /** Identity documents and papers of applicants: encrypted at rest, and every look at them is written down. */
  secret: boolean
  /** Read by us and handed back to its sender only: judged where it is read, and not by its name. */
  isTable?: boolean
  /** Shown to everybody under an address of its own: whoever has it may keep it. */
  isPublic?: boolean
  /** Days until the file is deleted; undefined keeps it as long as its owner does. */
  keepDays: number | undefined
}

const photo: ImageRule = { maxPixels: 40 * MEGAPIXEL, longestSide: 2560, fit: 'inside', keptAs: 'jpeg' }
const openPhoto = { types: imageTypes, maxBytes: 10 * MEGABYTE, image: photo, secret: false } as const

/** Everything people may upload, one row a purpose. */
export const purposes = {
  /** The bank's receipt of a top-up. */
  receipt: { ...openPhoto, maxPerOwner: 1, keepDays: fileDays.receipt },
  /** What the sender photographs before sending. */
  order_photo: { ...openPhoto, maxPerOwner: 5, keepDays: fileDays.order_photo },
  /** Safe place, failed attempt, re-weighing. */
  delivery_photo: { ...openPhoto, maxPerOwner: 5, keepDays: fileDays.delivery_photo },
  /** Drawn with a finger: few pixels, kept without loss. */
  proof_signature: {
    types: imageTypes,
    maxBytes: MEGABYTE,
    image: { maxPixels: 4 * MEGAPIXEL, longestSide: 1200, fit: 'inside', keptAs: 'webp' },
    maxPerOwner: 1,
    secret: true,
    keepDays: fileDays.proof_signature,
  },
  /** The receiver's passport, with a cap on their number (SPEC section 5). */
  proof_passport: { ...openPhoto, maxPerOwner: 3, secret: true, keepDays: fileDays.proof_passport },
  claim_photo: { ...openPhoto, maxPerOwner: 10, keepDays: fileDays.claim_photo },
  /** The face of a customer or a courier. */
  avatar: {
    types: imageTypes,
    maxBytes: 5 * MEGABYTE,
    image: { maxPixels: 40 * MEGAPIXEL, longestSide: 512, fit: 'square', keptAs: 'jpeg' },
    maxPerOwner: 1,
    secret: false,
    keepDays: undefined,
  },
  /** What a pickup point looks like, for whoever looks for it. */
  point_photo: {
    types: imageTypes,
    maxBytes: 10 * MEGABYTE,
    image: { maxPixels: 40 * MEGAPIXEL, longestSide: 1280, fit: 'inside', keptAs: 'jpeg' },
    maxPerOwner: 6,
    secret: false,
    isPublic: true,
    keepDays: undefined,
  },
  /** An application for a job: pdf, ods, doc, docx, csv (SPEC section 5). */
  cv: { types: documentTypes, maxBytes: 5 * MEGABYTE, maxPerOwner: 1, secret: true, keepDays: fileDays.cv },
  /** A table of parcels, in any shape. */
  bulk_file: {
    types: tableTypes,
    maxBytes: 10 * MEGABYTE,
    maxPerOwner: 1,
    secret: false,
    isTable: true,
    keepDays: fileDays.bulk_file,
  },
} as const satisfies Record<string, PurposeRule>

export type Purpose = keyof typeof purposes

export const ruleOf = (purpose: Purpose): PurposeRule => purposes[purpose]
