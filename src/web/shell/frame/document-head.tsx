import '../shell.css'
import { useMatches } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import { htmlLang, type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import cyrillic from '#ui/fonts/onest-cyrillic.woff2?url'
import latin from '#ui/fonts/onest-latin.woff2?url'
import uzbekCyrillic from '#ui/fonts/onest-uzbek-cyrillic.woff2?url'
import type { Page } from '../../pages.ts'
import { useCurrentPage, useFrame, useNamedPart, usePathIn } from '../current-page.ts'
import { usePageTexts } from '../page-texts.ts'

export function DocumentHead() {
  return (
    <>
      <Looks />
      <PageMeta />
    </>
  )
}

/** Letters of the first screen; the other script comes when a page shows it. */
const fonts: Record<Locale, readonly string[]> = {
  uz: [latin],
  oz: [cyrillic, uzbekCyrillic],
  ru: [cyrillic],
  en: [latin],
}

function Looks() {
  const locale = useLocale()
  return (
    <>
      {fonts[locale].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FAF7F1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#07151B" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath(locale, '/site.webmanifest')} />
    </>
  )
}

/** Title, description, canonical address and the same page in the other languages. */
function PageMeta() {
  const page = useCurrentPage()
  const texts = usePageTexts()
  const frame = useFrame()
  const locale = useLocale()
  const pathOfPage = usePathIn()
  const named = useNamedPart()
  const pathIn = (other: Locale) => pathOfPage(other) + named
  // Not found, spent links and failures bring their own title.
  if (!page || !frame || !texts) return <meta name="robots" content="noindex" />
  const { title, lead } = texts
  const whole = page.id === 'home' ? `${brand.name} — ${title}` : `${title} — ${brand.name}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={lead} />
      {!page.listed && !named && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={frame.origin + pathIn(locale)} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={htmlLang[other]} href={frame.origin + pathIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={frame.origin + pathIn('uz')} />
      <Shared page={page} title={whole} address={frame.origin + pathIn(locale)} origin={frame.origin} />
    </>
  )
}

type SharedProps = { page: Page; title: string; address: string; origin: string }

/** What is shown beside a link that somebody shares, and no more: every page carries it, and its description
 * stands there already. Private pages share the picture of home. */
function Shared({ page, title, address, origin }: SharedProps) {
  const locale = useLocale()
  const drawn = page.listed && !page.path.includes(':') ? page.id : 'home'
  const own = useSharedPicture()
  return (
    <>
      <meta property="og:title" content={title} />
      {page.listed && (
        <>
          <meta property="og:type" content={own ? 'article' : 'website'} />
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:image" content={origin + (own ?? `/og/${locale}/${drawn}.png`)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Of a page that stands for many, each with a picture of its own: its loader names it. */
function useSharedPicture(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { sharedPicture?: string } | undefined
  return data?.sharedPicture
}
