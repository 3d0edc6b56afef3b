import { parsePhone } from '#kernel/phone.ts'
import type { Chat, ChatGround, ChatMessage, Draft } from './message.ts'
import { isAsking, kindOf } from './message-kind.ts'
import { readOrder } from './read-order.ts'
import { isOwnWord, type Pasted, splitChat } from './split-chat.ts'
import { splitOrders } from './split-orders.ts'
import { keyOf, readMessage } from './tokens.ts'

/** Orders out of what people write: each message, what it is, and the rows that could be made of it. */
export function readChat(text: string, ground: ChatGround): Chat {
  const steps = readChatInSteps(text, ground)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, message by message, for whoever lets others have a turn in between. Tells the share that is done. */
export function* readChatInSteps(text: string, ground: ChatGround): Generator<number, Chat> {
  const read: Read[] = []
  const messages = splitChat(text)
  for (const [at, pasted] of messages.entries()) {
    const message = withoutEchoes(messageOf(pasted, ground), pasted, ground, read)
    const before = read.findLastIndex((one) => one.author === pasted.author)
    const together = before < 0 ? undefined : joinedWith(read, before, pasted, message, ground)
    if (together) read[before] = together
    else read.push(message)
    yield (at + 1) / messages.length
  }
  return { messages: read.map((message, index) => ({ index, ...message })) }
}

type Read = Omit<ChatMessage, 'index'>

/** The merchant who says an order again to be sure of it has not ordered. */
function withoutEchoes(
  message: Read,
  { isOwn, author }: Pasted,
  ground: ChatGround,
  read: readonly Read[],
): Read {
  if (message.drafts.length === 0 || !(isOwn || isMerchant(author, ground))) return message
  const known = new Set(read.flatMap(({ drafts }) => drafts.map(({ texts }) => texts.receiver_phone)))
  const drafts = message.drafts.filter(({ texts }) => !known.has(texts.receiver_phone))
  return { ...message, drafts, kind: drafts.length > 0 ? 'order' : 'other' }
}

function messageOf({ author, time, text, isOwn }: Pasted, ground: ChatGround): Read {
  const reading = readMessage(text)
  const isByMerchant = isOwn || isMerchant(author, ground)
  const found = draftsOf(text, ground).filter((draft) => !isByMerchant || isDictated(draft))
  const isWritersOwn = found.length === 1 && !isByMerchant
  const withAuthor = isWritersOwn ? found.map((draft) => fromAuthor(draft, author, ground)) : found
  const kind = kindOf(reading, withAuthor)
  return { author, time, text, kind, drafts: kind === 'order' ? withAuthor : [] }
}

/** Somebody has looked at a message and says that it is an order, whatever it looks like. There is one row at least. */
export function readAsOrders(
  { author, text }: Pick<ChatMessage, 'author' | 'text'>,
  ground: ChatGround,
): Draft[] {
  const found = draftsOf(text, ground).map(withoutQuestions)
  const isByMerchant = author !== null && (isOwnWord(author) || isMerchant(author, ground))
  return found.length === 1 && !isByMerchant ? found.map((draft) => fromAuthor(draft, author, ground)) : found
}

const freeFields = ['receiver_name', 'to_street', 'to_landmark', 'description', 'comment'] as const

/** What is asked ("how much to…") is no street and no goods. */
function withoutQuestions({ texts, guesses }: Draft): Draft {
  const asked = freeFields.filter((field) => isAsking(readMessage(texts[field] ?? '')))
  const isKept = ([field]: [string, unknown]) => !asked.some((one) => one === field)
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(isKept)),
    guesses: Object.fromEntries(Object.entries(guesses).filter(isKept)),
  }
}

function draftsOf(text: string, ground: ChatGround): Draft[] {
  const parts = splitOrders(text, ground.merchant?.phone)
  const drafts = parts.map((part) => readOrder(part.text, ground, part.from))
  return drafts.length === 1 ? drafts : drafts.filter(({ texts }) => texts.receiver_phone ?? texts.to_city)
}

/** Merchants write down what was told them on the phone; all else that they write are answers. */
const isDictated = ({ texts }: Draft) =>
  texts.receiver_phone !== undefined && texts.to_city !== undefined && texts.receiver_name !== undefined

function isMerchant(author: string | null, { merchant }: ChatGround): boolean {
  return (
    author !== null &&
    merchant !== undefined &&
    merchant.name !== '' &&
    nameKey(author) === nameKey(merchant.name)
  )
}

const nameKey = (name: string) =>
  readMessage(name)
    .tokens.map(({ key }) => key)
    .join('')

/** Who wrote it may be who gets it; never more than a guess. */
function fromAuthor(draft: Draft, author: string | null, ground: ChatGround): Draft {
  if (author === null) return draft
  const texts: Record<string, string> = { ...draft.texts }
  const guesses: Draft['guesses'] = { ...draft.guesses }
  const phone = parsePhone(author)
  if (phone !== undefined && phone !== ground.merchant?.phone && texts.receiver_phone === undefined) {
    texts.receiver_phone = phone
    guesses.receiver_phone = { certainty: 0.75 }
  }
  if (texts.receiver_name === undefined && isPersonal(author)) {
    texts.receiver_name = author
    guesses.receiver_name = { certainty: 0.55 }
  }
  return { texts, guesses }
}

/** A nickname is nobody's name. */
const isPersonal = (author: string) =>
  /^\p{Lu}[\p{L}'’ʻʼ`.\s-]{1,39}$/u.test(author) && keyOf(author).length > 1

/**
 * People write an order in pieces: the goods, then the address, then the phone. Pieces of one author with nothing but
 * answers in between are one message, as long as they complete each other.
 */
function joinedWith(
  read: readonly Read[],
  at: number,
  pasted: Pasted,
  message: Read,
  ground: ChatGround,
): Read | undefined {
  const before = read[at]
  if (
    !before ||
    pasted.author === null ||
    pasted.isOwn ||
    before.text.length + pasted.text.length > longestJoined
  )
    return undefined
  if (read.slice(at + 1).some(({ kind }) => kind === 'order') || isWhole(before) || isWhole(message))
    return undefined
  if (isPureQuestion(before) || isPureQuestion(message)) return undefined
  const together = messageOf({ ...pasted, time: before.time, text: `${before.text}\n${pasted.text}` }, ground)
  if (together.kind !== 'order' || together.drafts.length !== 1) return undefined
  const isMore = sizeOf(together) > Math.max(sizeOf(before), sizeOf(message))
  return isMore ? together : undefined
}
const longestJoined = 4_000

const sizeOf = ({ drafts }: Read) => Object.keys(drafts[0]?.texts ?? {}).length

/** It has what a parcel needs. */
const isWhole = ({ drafts }: Read) =>
  drafts.length > 1 ||
  drafts.some(({ texts }) => texts.receiver_phone && texts.to_city && texts.to_street && texts.receiver_name)

const isPureQuestion = ({ kind, text }: Read) => kind === 'question' && isAsking(readMessage(text))
