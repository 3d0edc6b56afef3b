import { z } from 'zod'

export const personalLinkErrors = {
  address_required: 409,
} as const satisfies Record<string, number>

const shown = {
  name: z.string().describe('First name and one letter.'),
  region: z.int(),
  city: z.int().describe('The id of the district.'),
}

export const personalLinkAnswer = z
  .object({
    code: z.string().describe('The last part of the address /u/{code}.'),
    address_id: z.string().nullable().describe('Null: the default address, whichever it is.'),
    ...shown,
    region: shown.region.nullable().describe('Null: no address is left, and the link does not work.'),
    city: shown.city.nullable(),
    created_at: z.string().describe('ISO 8601, UTC.'),
  })
  .nullable()
export type PersonalLink = NonNullable<z.infer<typeof personalLinkAnswer>>

export const personalLinkRequest = z.object({
  address_id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .nullish()
    .describe('One of the address book; left out: the default address, whichever it is.'),
})
export type PersonalLinkRequest = z.output<typeof personalLinkRequest>

/** Any text: one that is no code answers like an unknown one. */
export const linkParams = z.object({
  code: z.string().max(200).meta({ example: 'k7Qm2xVd' }),
})
export const linkOwnerAnswer = z.object(shown)
export type LinkOwner = z.infer<typeof linkOwnerAnswer>
