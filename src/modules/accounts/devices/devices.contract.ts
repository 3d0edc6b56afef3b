import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { idParams, loginRequest, userAnswer } from '../accounts.contract.ts'
import { courierPhoneRules, deviceEnds, deviceIdShape } from '../domain/courier-phone.ts'

export const deviceErrors = {
  // What it has not sent nobody opens any more; the app says how much it was, and sets itself up anew.
  device_ended: 401,
  device_key_wrong: 422,
  not_a_courier: 403,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')

const deviceId = z
  .string()
  .regex(deviceIdShape)
  .describe('Made by the phone when the app is set up.')
  .meta({ example: 'phone-5f1e9b20' })

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(300)

export const phoneSignIn = loginRequest
  .extend({
    device: z.object({
      id: deviceId,
      name: lineField(60).optional().describe('What its owner would call it; else what the browser says.'),
      public_key: base64url.describe(
        'Base64url of the SPKI of an ECDSA key of P-256 that never leaves the phone.',
      ),
      signature: base64url.describe(
        'Base64url of the 64 bytes (r and s) over `tezbox device sign-in`, the id of the device, the nine digits of the phone and the code, a line each, hashed with SHA-256.',
      ),
    }),
  })
  .meta({
    example: {
      phone: '901112233',
      code: '402917',
      totp: '118402',
      device: {
        id: 'phone-5f1e9b20',
        name: 'Redmi 12',
        public_key: 'MFkwEwYHKoZIzj0',
        signature: 'q83vASNFZ4k',
      },
    },
  })
export type PhoneSignIn = z.output<typeof phoneSignIn>

export const phoneSignedIn = z.object({
  access_token: z.string().describe('Ends with the device.'),
  user: userAnswer,
  device: z.object({
    id: z.string(),
    registered_at: iso,
    is_new: z.boolean().describe('It was set up by this sign-in.'),
  }),
  data_key: z
    .string()
    .describe(
      `Base64url, ${courierPhoneRules.dataKeyBytes} bytes, the same at every sign-in of this device: the server’s half of what locks the data on the phone. Kept in memory only.`,
    ),
})
export type PhoneSignedIn = z.infer<typeof phoneSignedIn>

export const courierDevice = z.object({
  id: z.string(),
  name: z.string(),
  registered_at: iso,
  seen_at: iso,
  signed_in: z.boolean(),
  ended: z
    .object({
      at: iso,
      because: z.enum(deviceEnds),
      by: z.string().nullable().describe('Who ended it, by name.'),
    })
    .nullable(),
})
export type CourierDevice = z.infer<typeof courierDevice>
export const courierDevices = z.array(courierDevice)
export const courierParams = idParams
export const courierDeviceParams = idParams.extend({ device: deviceId })
