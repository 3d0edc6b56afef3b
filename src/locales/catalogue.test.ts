import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { compileSources, type FlatCatalog, flatten } from '#platform/i18n/catalog.ts'
import {
  argumentsFormattedByIntl,
  changedNames,
  cyrillicLetters,
  differentParts,
  formsUzbekLacks,
  incompletePlurals,
  latinWords,
  missingKeys,
  straightApostrophes,
  undecidedNames,
  uzbekLetters,
  wrongApostrophes,
} from '#platform/i18n/catalogue-checks.ts'
import { type KeyFamily, unusedFamilies, unusedKeys } from '#platform/i18n/key-use.ts'
import {
  countsWithoutPlural,
  endingsApart,
  foreignEndings,
  namesToDecline,
} from '#platform/i18n/wording-checks.ts'
import { infoPages } from '../web/public/info/pages/index.ts'

const catalogues = compileSources(sources, ozExceptions)

/** Keys built at run time, and who knows their names. */
const families: readonly KeyFamily[] = [
  { pattern: 'pages.*.title', reason: 'the page table names the pages' },
  { pattern: 'pages.*.lead', reason: 'the page table names the pages' },
  { pattern: 'paramMissing.*.text', reason: 'pages that ask for their code, by page' },
  { pattern: 'paramMissing.*.label', reason: 'pages that ask for their code, by page' },
  { pattern: 'paramMissing.*.hint', reason: 'pages that ask for their code, by page' },
  { pattern: 'paramMissing.*.button', reason: 'pages that ask for their code, by page' },
  { pattern: 'shell.languages.*', reason: 'one name a language' },
  { pattern: 'shell.links.*', reason: 'site-links.ts names the pages; its test finds the unused' },
  { pattern: 'errors.*', reason: 'the error catalogue names the codes' },
  { pattern: 'notices.kinds.*.title', reason: 'one title a notice about a parcel' },
  { pattern: 'notices.kinds.*.text', reason: 'one text a notice about a parcel' },
  { pattern: 'notices.links.*', reason: 'what the link of a notice opens' },
  { pattern: 'ledger.titles.*', reason: 'one title a template; a test of the ledger compares the two' },
  { pattern: 'bulkUploads.problems.*', reason: 'one title a code of a cell' },
  { pattern: 'bulkUploads.notes.*', reason: 'notes on columns of the template' },
  { pattern: 'bulkUploads.samples.*.*', reason: 'sample rows of the template' },
  { pattern: 'orders.status.*', reason: 'the lifecycle names the states' },
  { pattern: 'orders.holders.*', reason: 'who may hold a parcel' },
  { pattern: 'courierApp.because.*', reason: 'why the courier signs in again' },
  { pattern: 'orders.steps.*', reason: 'the seven steps of tracking' },
  { pattern: 'field.conflicts.*', reason: 'how a report from the field came out names them' },
  { pattern: 'field.decisions.*', reason: 'what the desk decides about an incident' },
  { pattern: 'orders.verbs.*', reason: 'the lifecycle names the verbs' },
  { pattern: 'orders.reasons.*', reason: 'why an attempt failed' },
  { pattern: 'incidents.*.message', reason: 'what happened, one a kind of incident' },
  { pattern: 'incidents.*.whatToDo', reason: 'what to do with the parcel, one a kind of incident' },
  { pattern: 'receiver.kinds.*.title', reason: 'one title a choice of the receiver' },
  { pattern: 'receiver.kinds.*.text', reason: 'one sentence a choice of the receiver' },
  { pattern: 'receiver.reasons.*', reason: 'why a choice is closed' },
  { pattern: 'receiver.deadline.*', reason: 'until when a choice is open' },
  { pattern: 'careers.facts.*', reason: 'kinds of employment' },
  { pattern: 'careers.hire.*.title', reason: 'steps to being hired' },
  { pattern: 'careers.hire.*.text', reason: 'steps to being hired' },
  { pattern: 'careers.give.*.title', reason: 'what we give those who work with us' },
  { pattern: 'careers.give.*.text', reason: 'what we give those who work with us' },
  { pattern: 'careers.drawn.*', reason: 'one drawing a kind of work' },
  { pattern: 'careers.next.steps.*', reason: 'the road after an application' },
  { pattern: 'careers.next.when.*', reason: 'the road after an application' },
  { pattern: 'careers.apply.faults.*', reason: 'what is wrong with a field of an application' },
  { pattern: 'blog.pictures.*', reason: 'what each drawing of the blog shows' },
  { pattern: 'posts.topics.*', reason: 'one word a topic of the blog' },
  { pattern: 'blog.pictures.*', reason: 'what a drawing of posts shows' },
  { pattern: 'blog.labels.*.name', reason: 'the parts of the drawing that explains itself' },
  { pattern: 'blog.labels.*.note', reason: 'the parts of the drawing that explains itself' },
  { pattern: 'canSend.answers.*', reason: 'yes, no, on conditions, unknown' },
  { pattern: 'canSend.advice.*', reason: 'the advices name them; ask.test.ts compares the two' },
  { pattern: 'canSend.pack.*', reason: 'ways to pack; ask.test.ts compares the two' },
  { pattern: 'canSend.cover.*', reason: 'what is paid; ask.test.ts compares the two' },
  { pattern: 'canSend.ask.popular.*', reason: 'questions to try' },
  { pattern: 'deskOrders.caller.offerWays.*', reason: 'how a customer has accepted the offer' },
  { pattern: 'offer.*.*.*', reason: 'the public offer, version by version; all of it is shown' },
  { pattern: 'bulk.cells.*', reason: 'what is wrong in a cell of an upload' },
  { pattern: 'bulk.fields.*', reason: 'one name a column of an upload' },
  { pattern: 'pointImport.*', reason: 'what is wrong in a cell of a sheet of points' },
  { pattern: 'payments.*', reason: 'why a way to pay is off' },
  { pattern: 'fiscal.*', reason: 'what a position of a fiscal receipt is for' },
  { pattern: 'papers.kinds.*', reason: 'what a courier does at a stop' },
  { pattern: 'papers.states.*', reason: 'what became of a parcel that was handed over' },
  { pattern: 'papers.actStates.*', reason: 'how far a hand-over is' },
  { pattern: 'papers.ways.*', reason: 'how something was paid' },
  { pattern: 'papers.payers.*', reason: 'who paid' },
  { pattern: 'courierStop.kinds.*', reason: 'what a courier does at a stop' },
  { pattern: 'courierStop.states.*', reason: 'how a stop has ended' },
  { pattern: 'courierStop.actions.*', reason: 'the main thing to do at a stop' },
  { pattern: 'courierStop.undo.*', reason: 'how a delivery was taken back' },
  { pattern: 'courierStop.collect.*', reason: 'the three sides of a box' },
  { pattern: 'courierStop.collect.missing.*', reason: 'what a measure still needs' },
  { pattern: 'courierQueue.now.*', reason: 'one sentence an answer that asks for something' },
  { pattern: 'courierParcels.parts.*', reason: 'what is to become of a parcel in the bag' },
  { pattern: 'courierScan.answers.*', reason: 'one word a verdict on a scan' },
  { pattern: 'courierFailed.reasons.*', reason: 'why an attempt failed, as short as a key' },
  { pattern: 'courierFailed.next.*', reason: 'what becomes of a parcel that was not handed over' },
  { pattern: 'courierDeliver.locked.*', reason: 'why a way to hand over is locked' },
  { pattern: 'courierDeliver.ways.*', reason: 'ways to hand over without a code' },
  { pattern: 'courierDeliver.titles.*', reason: 'ways to hand over without a code' },
  { pattern: 'courierDeliver.wish.*', reason: 'what the receiver chose' },
  { pattern: 'deskCounter.tabs.*', reason: 'counter-tabs.ts names the tabs' },
  { pattern: 'deskCounter.point.said.*', reason: 'what an agent says of the point' },
  { pattern: 'deskCounter.queue.now.*', reason: 'one heading an answer that asks for something' },
  { pattern: 'deskCounter.shelf.*', reason: 'the filters of the shelf' },
  { pattern: 'deskCounterHands.handOut.ways.*', reason: 'the three ways to hand out' },
  { pattern: 'deskCounterHands.offline.bars.*', reason: 'why a parcel needs the line' },
  { pattern: 'deskCounterHands.takeIn.*', reason: 'the three sides of a box' },
  { pattern: 'deskCounterHands.told.*.title', reason: 'what a scan says, by kind' },
  { pattern: 'deskCounterHands.told.*.text', reason: 'what a scan says, by kind' },
  { pattern: 'payments.payme.*', reason: 'what Payme is answered when a call cannot be done' },
]

const src = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !matchesGlob(path, 'locales/**') && !matchesGlob(path, '**/*.test.{ts,tsx}'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

/** Every language is named in itself, so these four names break the rules of script on purpose. */
function withoutLanguageNames(catalogue: FlatCatalog): FlatCatalog {
  return new Map([...catalogue].filter(([key]) => !key.startsWith('shell.languages.')))
}

/** Texts that the server tells by the data of their page; `src/web/public/info/texts.test.ts` holds them against it. */
const isToldByData = (key: string) =>
  key.startsWith('info.') && !carriedGroups.some((group) => key.startsWith(group))
const carriedGroups = Object.entries(infoPages).flatMap(([id, data]) =>
  (data?.carries ?? []).map((name) => `info.${id}.${name}.`),
)

function withoutTold(catalogue: FlatCatalog): FlatCatalog {
  return new Map([...catalogue].filter(([key]) => !isToldByData(key)))
}

const uzTexts = flatten(sources.uz)

test('every message exists in every language', () => {
  expect(missingKeys(catalogues)).toEqual([])
})

test('every message is used', () => {
  const keys = [...uzTexts.keys()].filter((key) => !isToldByData(key))
  expect(unusedKeys(keys, files, families)).toEqual([])
})

test('every family of keys is built somewhere', () => {
  expect(unusedFamilies(files, families)).toEqual([])
})

test('arguments and tags are the same in every language', () => {
  const { uz, oz, ru, en } = catalogues
  const written = { uz: withoutTold(uz), oz: withoutTold(oz), ru: withoutTold(ru), en: withoutTold(en) }
  expect(differentParts(written)).toEqual([])
})

test('plural messages have all the branches their language needs', () => {
  expect(incompletePlurals(catalogues)).toEqual([])
  expect(formsUzbekLacks(catalogues.uz)).toEqual([])
})

test('numbers and dates reach messages already formatted', () => {
  expect(Object.values(catalogues).flatMap(argumentsFormattedByIntl)).toEqual([])
})

test('Uzbek Cyrillic has no Latin words', () => {
  expect(latinWords(withoutLanguageNames(catalogues.oz), uzTexts, ozExceptions.keptLatin)).toEqual([])
})

test('commands, columns, addresses, file kinds and brands stay Latin in Uzbek Cyrillic', () => {
  expect(changedNames(catalogues, ozExceptions.keptLatin)).toEqual([])
  expect(catalogues.oz.get('telegram.bot.linked')).toContain(
    ' рақами уланди. Посилкаларингиз ҳақидаги хабарлар шу ерга келади. Узиш учун /stop.',
  )
  expect(catalogues.oz.get('deskPayments.compare.fileHint')).toContain('Устунлар: id, amount, state.')
  expect(catalogues.uz.get('deskPayments.compare.fileHint')).toContain('Ustunlar: id, amount, state.')
  expect(catalogues.oz.get('sendParcel.faults.first.email')).toContain('malika@misol.uz')
})

test('of every word in capitals it is decided in which script Uzbek Cyrillic writes it', () => {
  expect(undecidedNames(catalogues.uz, [...ozExceptions.keptLatin, ...ozExceptions.abbreviations])).toEqual(
    [],
  )
})

test('Uzbek Latin and English have no Cyrillic letters', () => {
  expect(cyrillicLetters(withoutLanguageNames(catalogues.uz))).toEqual([])
  expect(cyrillicLetters(withoutLanguageNames(catalogues.en))).toEqual([])
})

test('Russian has no Uzbek letters', () => {
  expect(uzbekLetters(withoutLanguageNames(catalogues.ru))).toEqual([])
})

test('Uzbek writes its two apostrophes and no others', () => {
  expect(wrongApostrophes(uzTexts)).toEqual([])
})

test('no message has an apostrophe that ICU would read as a quote', () => {
  expect([...straightApostrophes(flatten(sources.ru)), ...straightApostrophes(flatten(sources.en))]).toEqual(
    [],
  )
})

test('messages written by hand for Uzbek Cyrillic belong to existing keys', () => {
  expect(Object.keys(ozExceptions.messages).filter((key) => !uzTexts.has(key))).toEqual([])
})

test('an Uzbek ending stands with its value, never apart from it', () => {
  expect(endingsApart(catalogues.uz)).toEqual([])
  expect([...foreignEndings(catalogues.ru), ...foreignEndings(catalogues.en)]).toEqual([])
})

test('Russian asks no name for a case', () => {
  expect(namesToDecline(catalogues.ru)).toEqual([])
})

test('a number beside a noun chooses the form of the noun', () => {
  expect(
    countsWithoutPlural(catalogues.ru, { 'deskOrders.list.scanMissed': 'the text of a scanned code' }),
  ).toEqual([])
  expect(countsWithoutPlural(catalogues.en)).toEqual([])
})
