import type { Chat, ChatGround } from './message.ts'

/** Orders out of what people write: each message, what it is, and the rows that could be made of it. */
export function readChat(text: string, _ground: ChatGround): Chat {
  return { messages: [{ index: 0, author: null, time: null, text, kind: 'other', drafts: [] }] }
}
