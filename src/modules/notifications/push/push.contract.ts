import { z } from 'zod'

const endpoint = z
  .string()
  .max(1000)
  .describe('The address the browser was given by its push service.')
  .meta({ example: 'https://fcm.googleapis.com/fcm/send/kQ3v' })

export const pushRequest = z.object({
  endpoint,
  keys: z
    .object({ p256dh: z.string().max(200), auth: z.string().max(100) })
    .describe('As the browser names them.')
    .meta({
      example: {
        p256dh: 'BMk_9pTlh-4JfdsWJrTrKEokSWxPCPNCvmWRB81Aux-WBl_utwnK1fBz1Nffa7e9avoRDeYsDIMlPGi8UaHUXU0',
        auth: 'w7StRKfi_uNZY6rNc45Kog',
      },
    }),
})
export type PushRequest = z.output<typeof pushRequest>

export const pushRemoval = z.object({ endpoint })

export const pushAnswer = z.object({
  public_key: z.string().describe('What a browser needs to subscribe: `applicationServerKey`, base64url.'),
  endpoints: z.array(z.string()).describe('Browsers of this person that show our notices.'),
})
export type PushAnswer = z.infer<typeof pushAnswer>
