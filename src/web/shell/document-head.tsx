import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { htmlLang, locales } from '#platform/i18n/locales.ts'
import { useCurrentPage, useFrame, useLocale, usePathIn } from './current-page.ts'

/** Title, description, canonical address and the same page in the other languages. */
export function DocumentHead() {
  const page = useCurrentPage()
  const frame = useFrame()
  const locale = useLocale()
  const pathIn = usePathIn()
  const t = useTranslations()
  if (!page || !frame) {
    return (
      <>
        <title>{`${brand.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const title = t(`pages.${page.id}.title` as 'pages.home.title')
  const lead = t(`pages.${page.id}.lead` as 'pages.home.lead')
  return (
    <>
      <title>{page.id === 'home' ? `${brand.name} — ${title}` : `${title} — ${brand.name}`}</title>
      <meta name="description" content={lead} />
      {!page.listed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={frame.origin + pathIn(locale)} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={htmlLang[other]} href={frame.origin + pathIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={frame.origin + pathIn('uz')} />
    </>
  )
}
