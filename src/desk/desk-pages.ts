import { pages } from '#web/pages.ts'

/** Pages of the desk that exist. */
export const deskPageIds: ReadonlySet<string> = new Set(
  pages.filter(({ audience }) => audience === 'staff').map(({ id }) => id),
)
