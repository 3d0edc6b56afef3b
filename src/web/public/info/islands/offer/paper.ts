import { brand } from '#kernel/brand.ts'
import {
  type OfferVersion,
  offerInForce,
  offerNamed,
  offerVersions,
} from '#modules/content/domain/offer-versions.ts'
import type { CompiledCatalog } from '#platform/i18n/catalog.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageValues } from '#platform/i18n/translator.ts'
import { offerDay } from '../../../../shell/offer/offer-day.ts'
import { pathOfTag } from '../../resolve.ts'
import type { Inline } from '../../shown.ts'
import { createTell } from '../../tell.ts'

/** A version as it is read: numbered from the order of its texts. */
export type Paper = Readonly<{
  id: string
  state: 'current' | 'coming' | 'old'
  /** Its first day, and of an old one its last. */
  from: string
  to?: string | undefined
  /** Asked for a version that there is not. */
  unknown: boolean
  sections: readonly Readonly<{ id: string; title: string; clauses: readonly Inline[] }>[]
  /** Newest first. */
  versions: readonly Readonly<{ id: string; day: string; path: string }>[]
}>

const dayMs = 86_400_000

/** The version that was asked for, or the one in force. */
export function chosenVersion(asked: string | null, now: Date): { version: OfferVersion; unknown: boolean } {
  const named = offerNamed(asked)
  return { version: named ?? offerInForce(now), unknown: asked !== null && !named }
}

type Asked = Readonly<{ asked: string | null; locale: Locale; now: Date }>

export function paperOf({ asked, locale, now }: Asked, texts: CompiledCatalog): Paper {
  const { version, unknown } = chosenVersion(asked, now)
  const { date } = formatter(locale)
  const day = ({ id }: { id: string }) => date(offerDay(id), 'long')
  const inForce = offerInForce(now)
  const next = offerVersions[offerVersions.findIndex(({ id }) => id === version.id) + 1]
  return {
    id: version.id,
    state: version.id === inForce.id ? 'current' : version.id > inForce.id ? 'coming' : 'old',
    from: day(version),
    to: next && date(new Date(offerDay(next.id).getTime() - dayMs), 'long'),
    unknown,
    sections: sectionsOf(version, locale, texts),
    versions: offerVersions.toReversed().map((one) => ({
      id: one.id,
      day: day(one),
      path: `${localizedPath(locale, '/offer')}?version=${one.id}#paper`,
    })),
  }
}

function sectionsOf(version: OfferVersion, locale: Locale, texts: CompiledCatalog): Paper['sections'] {
  const tell = createTell({
    texts,
    locale,
    values: frozenValues(version, locale),
    pathOf: (tag) => pathOfTag(tag, locale),
  })
  const written = (texts.offer as CompiledCatalog)[version.text] as CompiledCatalog
  return Object.keys(written).map((section) => ({
    id: section,
    title: tell.plain(`offer.${version.text}.${section}.title`),
    clauses: Object.keys(written[section] as CompiledCatalog)
      .filter((clause) => clause !== 'title')
      .map((clause) => tell.rich(`offer.${version.text}.${section}.${clause}`)),
  }))
}

/** The figures of the version's own day. Who we are and how to reach us is told as it is today; the text itself says so. */
function frozenValues({ figures }: OfferVersion, locale: Locale): MessageValues {
  const { money, number } = formatter(locale)
  const counted = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, number(value)] as const] : [],
  )
  return {
    ...Object.fromEntries(counted),
    freeCover: money(figures.freeCover),
    coverLevels: figures.coverLevels.map((upTo) => money(upTo)).join(', '),
    ...brand.bank,
    phone: formatPhone(brand.supportPhones[0]),
    email: brand.email,
    open: brand.supportHours.open,
    close: brand.supportHours.close,
  }
}
