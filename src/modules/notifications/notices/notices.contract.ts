import { z } from 'zod'
import { channelNames, sides } from '../domain/notices.ts'

export const toldParams = z.object({
  id: z.string().describe('The number of the order.').meta({ example: '63642483' }),
})

const told = z.object({
  id: z.string(),
  label: z.string().describe('What it says, in a few words.'),
  side: z
    .enum(sides)
    .nullable()
    .describe('Null for messages that are no notices, such as those about claims.'),
  channel: z.enum(channelNames),
  to: z.string().describe('The phone or the address, masked.'),
  state: z
    .enum(['planned', 'waiting', 'sent', 'delivered', 'failed', 'dropped'])
    .describe(
      '`waiting`: for the morning; `sent`: taken by the gateway; `delivered`: the gateway says so; `dropped`: no longer true.',
    ),
  reason: z.string().nullable().describe('Why it failed or was dropped.'),
  at: z.string().describe('When it came to this state; of a planned one, when it is due. ISO 8601, UTC.'),
})
export const toldList = z.array(told).describe('The last hundred, newest first.')
export type Told = z.infer<typeof told>
