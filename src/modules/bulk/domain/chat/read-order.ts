import { districtById } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import type { Field } from '../fields.ts'
import type { Guess } from '../row.ts'
import { type FoundArea, findArea } from './find-area.ts'
import { findComment, findItem, findWeight } from './find-goods.ts'
import { findName } from './find-name.ts'
import { findPhones } from './find-phones.ts'
import { findPoint } from './find-point.ts'
import { findLandmark, findStreet } from './find-street.ts'
import { findShortSum, findSum } from './find-sum.ts'
import type { ChatGround, Draft } from './message.ts'
import { evidenceOf, type Reading, readMessage, type Span } from './tokens.ts'

type Cell = Readonly<{ text: string; guess: Guess }>

/** No order is longer; what stands behind is not read. */
const longestOrder = 4_000

/** The one order of a text that holds no more than one. */
export function readOrder(text: string, ground: ChatGround, offset = 0): Draft {
  const reading = readMessage(text.slice(0, longestOrder))
  const cells = new Map<Field, Cell>()
  const put = (field: Field, words: string, certainty: number, span: Span | undefined) => {
    const evidence = span && shifted(evidenceOf(reading, span), offset)
    cells.set(field, { text: words, guess: { certainty, ...(evidence ? { evidence } : {}) } })
  }
  const [phone, second] = findPhones(reading, ground.merchant?.phone)
  if (phone) put('receiver_phone', phone.digits, phone.certainty, phone)
  if (second) put('receiver_phone_2', second.digits, Math.min(second.certainty, 0.9), second)
  const area = findArea(reading, ground.findArea)
  const sum = findSum(reading)
  if (area) putArea(area, ground, put)
  const point = findPoint(reading, ground.points, area?.districtId, area?.district)
  if (point) put('to_point', point.text, 0.6, point)
  const landmark = findLandmark(reading)
  if (landmark) put('to_landmark', landmark.text, landmark.certainty, landmark)
  putRest(reading, area, put)
  const money = sum ?? findShortSum(reading)
  if (money) put('product_fee', String(money.value), money.certainty, money)
  putGoods(reading, put)
  return withWeight(draftOf(cells))
}

type Put = (field: Field, words: string, certainty: number, span: Span | undefined) => void

function putRest(reading: Reading, area: FoundArea | undefined, put: Put): void {
  let end = area?.district?.last ?? area?.region?.last
  while (end !== undefined && reading.owners[end + 1] === 'area') end++
  const street = findStreet(reading, end)
  if (street) put('to_street', street.text, street.certainty, street)
  const name = findName(reading)
  if (name) put('receiver_name', name.text, name.certainty, name)
}

function putGoods(reading: Reading, put: Put): void {
  const weight = findWeight(reading)
  if (weight) put('weight', weight.kilograms, 0.95, weight)
  const item = findItem(reading)
  if (item) put('description', item.text, item.certainty, item)
  const comment = findComment(reading)
  if (comment) put('comment', comment.text, comment.certainty, comment)
}

function putArea(area: FoundArea, { language }: ChatGround, put: Put): void {
  const region = regionById(area.regionId)
  const district = area.districtId === undefined ? undefined : districtById(area.districtId)
  if (region) put('to_region', region.name[language], area.regionCertainty, area.region)
  if (district) put('to_city', district.names[language], area.districtCertainty, area.district)
}

const shifted = ({ from, to }: { from: number; to: number }, by: number) => ({ from: from + by, to: to + by })

/** Parcels of chats are small: up to a kilogram, unless something else is said. */
const usualKilograms = '1'

const withWeight = ({ texts, guesses }: Draft): Draft => ({
  texts: { ...texts, weight: texts.weight ?? usualKilograms },
  guesses,
})

function draftOf(cells: ReadonlyMap<Field, Cell>): Draft {
  return {
    texts: Object.fromEntries([...cells].map(([field, { text }]) => [field, text])),
    guesses: Object.fromEntries([...cells].map(([field, { guess }]) => [field, guess])),
  }
}
