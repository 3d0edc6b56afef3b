import type { Thing } from '../../structured-data.ts'

/** Read by search engines, seen by nobody. It is data: no browser runs it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => (
    <script
      key={thing['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, and no tag can end in it
      dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', '\\u003c') }}
    />
  ))
}
