import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ozExceptions } from '#locales/index.ts'
import { readDemoPost } from '#modules/content/demo/demo-posts.service.ts'
import { isPostPicture } from '#modules/content/domain/post-pictures.ts'
import { textIn } from '#modules/content/domain/texts.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { forbiddenWords, readGlossary } from '#platform/i18n/glossary.ts'
import { locales } from '#platform/i18n/locales.ts'
import { readMarkdown } from '#platform/markdown/read-markdown.server.ts'
import { countWords, mapTexts, plainText } from '#platform/markdown/tree-walk.ts'
import { uzbekCyrillic } from './uzbek-cyrillic.ts'
import { pageAt } from './web/page-at.ts'

const articles = await Promise.all(['1-fragile', '2-shops'].map(readDemoPost))
const written = ['uz', 'ru', 'en'] as const
const bodies = articles.flatMap(({ body }) => written.map((language) => ({ language, text: body[language] })))

test('each article is a real one in every language: six hundred words, drawings, a table and steps', () => {
  for (const { body } of articles) {
    for (const locale of locales) {
      const { blocks, warnings } = readMarkdown(
        textIn({ ...body, oz: body.uz }, locale, uzbekCyrillic),
        isPostPicture,
      )
      const shown = locale === 'oz' ? mapTexts(blocks, uzbekCyrillic) : blocks
      expect(warnings).toEqual([])
      expect(countWords(plainText(shown)), locale).toBeGreaterThanOrEqual(600)
      const kinds = new Set(shown.map(({ kind }) => kind))
      for (const kind of ['heading', 'picture', 'table', 'steps', 'list', 'quote'] as const)
        expect(kinds).toContain(kind)
    }
  }
})

/** Somebody who changes the first tariff, or an article, has to look at the other. */
test('every sum in an article is one of the tariff, of the example, or of a market', () => {
  const { base, boxes, doorLeg, cod, cover, flexible, pro } = firstTariff
  const transport = base.belt1
  const each = flexible.packages.map(({ price, shipments }) => price / shipments)
  const known = new Set([
    transport,
    transport + boxes.medium.surcharge,
    doorLeg.zone2,
    cod,
    transport + doorLeg.zone2 + cod,
    transport + cod,
    ...each,
    ...each.map((price) => price + cod),
    pro.price,
    transport / 2,
    cover.free,
    cover.levels[0]?.upTo,
    cover.levels[0]?.price,
    // The goods of the example, and what film or a box costs in a shop.
    300_000,
    6_000,
  ])
  for (const { text } of bodies) {
    const sums = Array.from(text.matchAll(/\d{1,3}(?:[\s,]\d{3})+/g), ([sum]) =>
      Number(sum.replace(/\D/g, '')),
    )
    expect(sums.length).toBeGreaterThan(3)
    expect(sums.filter((sum) => !known.has(sum))).toEqual([])
  }
})

/** A word that is ruled out for another thing: parcels are sorted, lists are filtered. */
const sortingCentre = / saralash markazi/gi

test('articles use the words of the glossary', () => {
  const entries = readGlossary(readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8'))
  const faults = articles.flatMap(({ title, description, body }) =>
    written.flatMap((language) =>
      forbiddenWords(
        new Map([
          ['title', title[language]],
          ['description', description[language]],
          ['body', body[language].replace(sortingCentre, '')],
        ]),
        entries,
        language,
      ).map(({ fault }) => fault),
    ),
  )
  expect(faults).toEqual([])
})

test('links of articles lead to pages that are there', () => {
  const links = bodies.flatMap(({ text }) =>
    Array.from(text.matchAll(/\]\((\/[^)\s]*)\)/g), ([, to = '']) => to),
  )
  expect(links.length).toBeGreaterThan(12)
  expect(links.filter((to) => pageAt(to) === undefined)).toEqual([])
})

test('in Uzbek Cyrillic no Latin word is left but names', () => {
  const names = new RegExp(ozExceptions.keptLatin.join('|'), 'g')
  for (const { body, title, description, author } of articles) {
    const shown = plainText(mapTexts(readMarkdown(body.uz, isPostPicture).blocks, uzbekCyrillic))
    const lines = [shown, uzbekCyrillic(title.uz), uzbekCyrillic(description.uz), uzbekCyrillic(author.uz)]
    expect(
      lines
        .join('\n')
        .replace(names, '')
        .match(/[a-z]{2,}/gi),
    ).toBeNull()
  }
})
