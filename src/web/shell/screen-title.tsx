import { brand } from '#kernel/brand.ts'

/** The window's title on screens that are not in the page table; React moves it into the head. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} — ${brand.name}`}</title>
}
