import type { Thing } from '../structured-data.ts'

/**
 * Read by search engines, seen by nobody. It is data: no browser runs it. Only the server makes it (`import.meta.env.SSR`
 * where it is called), and the browser leaves what the server wrote, so that none of this travels.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const scripts = things.map(
    (thing) =>
      `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
  )
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, and no tag can end in it
      dangerouslySetInnerHTML={{ __html: scripts.join('') }}
    />
  )
}
