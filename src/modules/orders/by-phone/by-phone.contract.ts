import { z } from 'zod'
import { choiceKinds } from '../domain/receiver-choices.ts'
import { choiceBodies, receiverPage } from '../receiver/receiver.contract.ts'

export const byPhoneErrors = {
  caller_digits_wrong: 422,
  caller_digits_locked: 409,
  caller_code_required: 409,
  caller_code_wrong: 422,
  caller_code_over: 409,
  caller_codes_used: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')

const shown = {
  digits: z
    .string()
    .regex(/^\d{5}$/)
    .describe('The last five digits of the receiver’s phone, as the caller says them.')
    .meta({ example: '45566' }),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .describe(
      'The code that went to the receiver’s phone: for a point, a neighbour, a safe place, somebody else, a refusal.',
    )
    .meta({ example: '402917' }),
}

export const callerPage = z.object({
  page: receiverPage.describe('As the receiver sees it, without the code of whom they send.'),
  needs_code: z.array(z.enum(choiceKinds)).describe('What the five digits alone do not open.'),
  code: z
    .object({ until: iso })
    .nullable()
    .describe('A code that went to the receiver’s phone and still holds.'),
})
export type CallerPage = z.infer<typeof callerPage>

export const callerBodies = {
  digits: z.object({ digits: shown.digits }),
  plain: choiceBodies.plain.extend(shown),
  address: choiceBodies.address.extend(shown).meta({
    example: { digits: '45566', street: 'Registon 9, 3-uy', landmark: 'Dorixona yonida' },
  }),
  day: choiceBodies.day.extend(shown).meta({ example: { digits: '45566', day: '2026-11-18' } }),
  point: choiceBodies.point.extend(shown),
  handOver: z.intersection(choiceBodies.handOver, z.object(shown)).meta({
    example: {
      digits: '45566',
      code: '402917',
      kind: 'neighbour',
      name: 'Aziza Rahimova',
      phone: '935556677',
    },
  }),
  delegate: choiceBodies.delegate.extend(shown).meta({
    example: { digits: '45566', code: '402917', name: 'Aziza Rahimova', phone: '935556677' },
  }),
} as const

export type Shown = { digits: string; code?: string | undefined }
