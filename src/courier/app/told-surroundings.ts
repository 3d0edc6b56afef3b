/** What the server writes into the page: it is kept with the page, so that it is known without a line. */
export type ToldSurroundings = {
  readonly siteUrl: string
  /** Empty: this host. */
  readonly apiUrl: string
  readonly demo: boolean
  readonly mapTilesUrl?: string
  readonly mapVersion?: string
}

const nothing: ToldSurroundings = { siteUrl: '', apiUrl: '', demo: false }

export function toldSurroundings(): ToldSurroundings {
  const told = document.querySelector<HTMLMetaElement>('meta[name="tezbox-surroundings"]')?.content ?? '{}'
  try {
    return { ...nothing, ...(JSON.parse(told) as Partial<ToldSurroundings>) }
  } catch {
    return nothing
  }
}
