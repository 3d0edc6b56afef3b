import { z } from 'zod'
import { idInAddress } from '#platform/fields/fields.ts'
import { cellFaults, cellSizes, cellStates, mostCells } from '../domain/cells.ts'
import { openingKinds } from '../domain/openings.ts'

const iso = z.string().describe('ISO 8601, UTC.')

export const deskLockerParams = z.object({ id: idInAddress.describe('The point.') })
export const deskCellParams = deskLockerParams.extend({ number: idInAddress })

export const deskLocker = z.object({
  device: z
    .object({
      name: z.string(),
      made_at: iso,
      made_by: z.string().nullable().describe('By name; null for the machine of the demo.'),
      seen_at: iso.nullable(),
      is_silent: z.boolean().describe('Not heard of for ten minutes.'),
    })
    .nullable()
    .describe('Null when no machine has a key here.'),
  keypad_locked_until: iso.nullable(),
  cells: z.array(
    z.object({
      number: z.int(),
      size: z.enum(cellSizes),
      sides_cm: z.array(z.number()).length(3),
      state: z.enum(cellStates),
      fault: z.object({ kind: z.enum(cellFaults), at: iso }).nullable(),
      parcel: z
        .object({
          order_id: z.string(),
          tracking_code: z.string(),
          is_here: z
            .boolean()
            .describe('Whether its order says so too; if not, somebody has to look into the cell.'),
        })
        .nullable(),
      opening: z
        .object({ what: z.enum(openingKinds), order_id: z.string(), tracking_code: z.string() })
        .nullable()
        .describe('For whom the door stands open; null when it is shut.'),
    }),
  ),
})
export type DeskLocker = z.infer<typeof deskLocker>

export const newKey = z.object({
  device: z.string().describe('What the machine calls itself.'),
  key: z.string().describe('Shown once, kept nowhere.'),
  locker: deskLocker,
})
export type NewLockerKey = z.infer<typeof newKey>

const count = z.int().min(0).max(mostCells)
export const cellsRequest = z
  .object({ small: count, medium: count, large: count })
  .refine(({ small, medium, large }) => small + medium + large > 0 && small + medium + large <= mostCells)
  .meta({ example: { small: 12, medium: 8, large: 4 } })
export type CellsRequest = z.output<typeof cellsRequest>

export const clearRequest = z
  .object({ inside: z.boolean().describe('Whether the parcel still lies in it.') })
  .meta({ example: { inside: false } })
