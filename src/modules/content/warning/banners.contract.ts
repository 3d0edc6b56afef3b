import { z } from 'zod'
import { bannerChanges, bannerStates, longestBanner } from '../domain/warning/banner.ts'
import { linesField, textsView } from '../texts.contract.ts'

export const bannerErrors = { banner_changed: 409 } as const satisfies Record<string, number>

/** As everywhere: a number that was given out. */
const number = z.string().regex(/^[1-9]\d{0,14}$/)
const region = z.number().int().min(1).max(14)
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const iso = z.string().describe('ISO 8601, UTC.')

export const bannerParams = z.object({ id: number.meta({ example: '3' }) })

export const bannerQuery = z.object({
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})

export const bannerWords = z
  .object({
    texts: linesField(longestBanner),
    regions: z.array(region).max(14).default([]).describe('Ids of regions; none: the whole country.'),
    starts_at: moment.describe('The first moment it is shown.'),
    ends_at: moment.nullable().describe('The first moment it is not; null: until it is switched off.'),
  })
  .superRefine(({ texts, starts_at, ends_at }, context) => {
    for (const language of ['uz', 'ru', 'en'] as const)
      if (texts[language] === '')
        context.addIssue({ code: 'custom', path: ['texts', language], params: { code: 'required' } })
    if (ends_at !== null && ends_at <= starts_at)
      context.addIssue({ code: 'custom', path: ['ends_at'], params: { code: 'too_small' } })
  })
  .meta({
    example: {
      texts: {
        uz: 'Qamchiq dovoni yopiq, posilkalar bir kun kechikadi.',
        oz: null,
        ru: 'Перевал Камчик закрыт, посылки задержатся на день.',
        en: 'The Kamchik pass is closed: parcels will be a day late.',
      },
      regions: [2],
      starts_at: '2026-11-18T04:00:00Z',
      ends_at: '2026-11-19T04:00:00Z',
    },
  })
export type BannerWords = z.output<typeof bannerWords>

const version = z.number().int().min(1)

export const bannerEdit = bannerWords
  .safeExtend({ version: version.describe('The version that was edited.') })
  .meta({
    example: {
      version: 1,
      texts: { uz: 'Dovon ochildi.', oz: null, ru: 'Перевал открыт.', en: 'The pass is open.' },
      regions: [],
      starts_at: '2026-11-18T04:00:00Z',
      ends_at: null,
    },
  })
export type BannerEdit = z.output<typeof bannerEdit>

export const deskBanner = z.object({
  id: z.string(),
  state: z.enum(bannerStates).describe('By the clock, and by whether it was switched off.'),
  version,
  texts: textsView,
  regions: z.array(z.number()),
  starts_at: iso,
  ends_at: iso.nullable(),
  history: z
    .array(
      z.object({
        what: z.enum(bannerChanges),
        at: iso,
        by: z.string().nullable().describe('Null: from before the desk could edit it.'),
      }),
    )
    .describe('Newest first.'),
})
export type DeskBanner = z.infer<typeof deskBanner>

export const deskBannerList = z.object({
  items: z.array(deskBanner).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeskBannerList = z.infer<typeof deskBannerList>
