import { z } from 'zod'
import { clearableLine, lineField, phoneField } from '#platform/fields/fields.ts'
import { longestAtDoor, pinSources } from './domain/address-fields.ts'
import { noticeChannels, noticeEvents } from './domain/notices.ts'
import { isStir, roles } from './domain/person.ts'
import { codeRules, signInEventKinds } from './domain/sign-in-rules.ts'
import { acceptance, offerVersion } from './offer/offer.contract.ts'

export const accountErrors = {
  code_wait: 429,
  too_many_codes: 429,
  too_many_guesses: 429,
  challenge_required: 428,
  wrong_code: 422,
  code_expired: 422,
  not_registered: 404,
  already_registered: 409,
  account_suspended: 403,
  second_step_required: 403,
  second_step_wrong: 422,
  too_many_addresses: 409,
  account_has_money: 409,
  account_has_orders: 409,
} as const satisfies Record<string, number>

const locale = z.enum(['uz', 'oz', 'ru', 'en'])
const iso = z.string().describe('ISO 8601, UTC.')

/** Spaces are forgiven: people copy "123 456". */
export const code = z
  .string()
  .max(16)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${codeRules.digits}}$`)))
  .describe(`The ${codeRules.digits} digits of the SMS.`)
  .meta({ example: '402917' })

const stir = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .refine(isStir, { params: { code: 'invalid_stir' } })
  .describe('Tax number (STIR): nine digits, the first 2 to 7.')

export const sendCodeRequest = z.object({
  phone: phoneField.meta({ example: '901112233' }),
  solution: z
    .object({
      token: z.string().max(200),
      counters: z.array(z.int().min(0).max(0xffffffff)).max(16),
    })
    .optional()
    .describe(
      'Only after 428 `challenge_required`, whose `challenge` is `{token, seed, parts, bits, expires_in}`: for each part from 0 the counter at which the SHA-256 over the 32 bytes of `seed` (hex), the part and the counter (both 32 bits, big-endian) begins with `bits` zero bits. Each token serves one call for its phone.',
    ),
})
export const sendCodeAnswer = z.object({
  expires_in: z.int().describe('Seconds until the code is too old.'),
  resend_in: z.int().describe('Seconds until another one may be asked for.'),
})

const address = z.object({
  id: z.string(),
  label: z.string().describe('What the person calls it: home, shop …'),
  region: z.int(),
  city: z.int().describe('The id of the district.'),
  mahalla: z.string().nullable(),
  street: z.string(),
  landmark: z.string().nullable(),
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  flat: z.string().nullable(),
  intercom: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pin_source: z
    .enum(pinSources)
    .nullable()
    .describe('How the pin came about; `door`: a courier handed a parcel over there.'),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof address>
export const addressAnswer = address
export const addressList = z.array(address)

export const userAnswer = z.object({
  id: z.string(),
  phone: z.string().describe('Nine national digits.'),
  full_name: z.string(),
  type: z.union([z.literal(1), z.literal(8)]).describe('1 personal, 8 merchant.'),
  role: z.enum(roles),
  balance: z.int().describe("Whole so'm."),
  company: z.string().nullable(),
  stir: z.string().nullable(),
  locale,
  low_balance_threshold: z
    .int()
    .nullable()
    .describe('An SMS is sent when the balance falls below; null: never.'),
  referral_code: z.string().describe('What the person’s own invitation link carries as `ref`.'),
  address: address.nullable().describe('The default address.'),
  offer_version: z
    .string()
    .nullable()
    .describe('The newest version of the public offer that the person has accepted.'),
  created_at: iso,
})
export type User = z.infer<typeof userAnswer>

export const sessionAnswer = z.object({
  access_token: z.string().describe('Sent with every call as `Authorization: Token …` or `Bearer …`.'),
  user: userAnswer,
})

export const totp = z
  .string()
  .max(16)
  .transform((text) => text.replace(/\s/g, ''))
  .describe('Staff only: the six digits of the authenticator.')

const signed = z
  .string()
  .max(8_000)
  .regex(/^[A-Za-z0-9_-]+$/)

export const loginRequest = z
  .object({
    phone: phoneField,
    code,
    totp: totp.optional(),
    passkey: z
      .object({
        id: signed,
        response: z.object({ clientDataJSON: signed, authenticatorData: signed, signature: signed }),
      })
      .optional()
      .describe(
        'Staff only, in place of `totp`: what the browser answered to the passkey’s question, as JSON.',
      ),
  })
  .meta({ example: { phone: '901112233', code: '402917' } })
export type LoginRequest = z.output<typeof loginRequest>

const signUpFields = {
  phone: phoneField,
  code,
  full_name: lineField(100),
  offer_version: offerVersion
    .optional()
    .describe('The version of the public offer that was shown; left out, the one in force is accepted.'),
  /** Nonsense is ignored, never an error: the link came from somebody else. */
  referral_id: z
    .unknown()
    .transform((value) => (typeof value === 'string' ? value : undefined))
    .optional(),
}
export const signUpRequest = z
  .discriminatedUnion('account_type', [
    z.object({ account_type: z.literal('personal'), ...signUpFields }),
    z.object({ account_type: z.literal('business'), ...signUpFields, company: lineField(200), stir }),
  ])
  .meta({
    example: { account_type: 'personal', phone: '901112233', code: '402917', full_name: 'Dilnoza Karimova' },
  })
export type SignUpRequest = z.output<typeof signUpRequest>

export const logoutRequest = z.object({ access_token: z.string().max(200).optional() })
export const done = z.object({})

export const profileRequest = z
  .object({
    full_name: lineField(100),
    locale,
    low_balance_threshold: z.int().min(0).max(1_000_000_000).nullable(),
    company: lineField(200),
    stir,
  })
  .partial()
  .describe('Only what is to change. Company and STIR together make a personal account a business one.')
  .meta({ example: { locale: 'ru', low_balance_threshold: 50_000 } })
export type ProfileRequest = z.output<typeof profileRequest>

const addressFields = z.object({
  label: lineField(60),
  region: z.int(),
  city: z.int(),
  mahalla: clearableLine(100),
  street: lineField(200).pipe(z.string().min(5)),
  landmark: clearableLine(200),
  entrance: clearableLine(longestAtDoor.entrance),
  floor: clearableLine(longestAtDoor.floor),
  flat: clearableLine(longestAtDoor.flat),
  intercom: clearableLine(longestAtDoor.intercom),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  pin_source: z.enum(pinSources).nullish(),
  pin_confirmed: z
    .boolean()
    .optional()
    .describe('More than 5 km outside the district the pin is taken only with this.'),
})
export const addressRequest = addressFields.extend({ is_default: z.boolean().default(false) }).meta({
  example: {
    label: 'Doʻkon',
    region: 14,
    city: 205,
    street: 'Bunyodkor 12, 4-uy',
    entrance: '2',
    floor: '5',
    flat: '38',
    intercom: '38B',
  },
})
export type AddressRequest = z.output<typeof addressRequest>
export const addressChange = addressFields
  .extend({
    is_default: z.literal(true).describe('Another one is made the default instead of switching this off.'),
  })
  .partial()
  .describe('Only what is to change.')
  .meta({ example: { street: 'Bunyodkor 14, 2-uy', landmark: null } })
export type AddressChange = z.output<typeof addressChange>
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})

const choices = z.record(z.enum(noticeEvents), z.record(z.enum(noticeChannels), z.boolean()))
export const noticeChoicesAnswer = choices
export const noticeChoiceRequest = z
  .object({
    event: z.enum(noticeEvents),
    channel: z.enum(noticeChannels),
    wanted: z.boolean(),
  })
  .meta({ example: { event: 'order_delivered', channel: 'telegram', wanted: true } })

export const deviceList = z.array(
  z.object({
    id: z.string(),
    current: z.boolean().describe('The session that asks.'),
    device: z.string().describe('What the program called itself, in short words.'),
    address: z.string(),
    created_at: iso,
    seen_at: iso,
  }),
)
export type Device = z.infer<typeof deviceList>[number]
export const endedAnswer = z.object({ ended: z.int().describe('How many sessions were ended.') })

export const cursorQuery = z.object({ cursor: z.string().max(64).optional() })
export const signInHistory = z.object({
  items: z.array(
    z.object({
      kind: z.enum(signInEventKinds),
      at: iso,
      address: z.string(),
      device: z.string(),
    }),
  ),
  next_cursor: z.string().nullable(),
})
export type SignInHistory = z.infer<typeof signInHistory>

const keptReferral = z.object({
  initials: z.string(),
  registered_at: z.string(),
  state: z.string(),
  reward: z.int().nullable().describe("Whole so'm; none before it was paid."),
})

export const myDataAnswer = z.object({
  user: userAnswer,
  addresses: addressList,
  personal_link: z.string().nullable().describe('The code of the "send me a parcel" link.'),
  offers_accepted: z.array(acceptance),
  notification_settings: choices,
  devices: deviceList,
  sign_in_history: signInHistory.shape.items,
  referrals: z
    .object({ invited_by: keptReferral.nullable(), invited: z.array(keptReferral) })
    .describe('Invitations; other people by their initials.'),
})

export const deleteRequest = z.object({ code })
