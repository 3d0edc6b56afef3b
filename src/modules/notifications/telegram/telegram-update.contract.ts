import { z } from 'zod'

const id = z.int()
const chat = z.object({ id, type: z.string() })
const from = z.object({ id, language_code: z.string().max(35).optional() })

/** Of an update what the bot understands; everything else in it is nobody's business. */
export const telegramUpdate = z.object({
  update_id: id,
  message: z
    .object({
      chat,
      from: from.optional(),
      text: z.string().max(4096).optional(),
      contact: z.object({ phone_number: z.string().max(32), user_id: id.optional() }).optional(),
      location: z
        .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .optional(),
    })
    .optional(),
  callback_query: z
    .object({
      id: z.string().max(64),
      from,
      message: z.object({ chat, message_id: id }).optional(),
      data: z.string().max(64).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
})
