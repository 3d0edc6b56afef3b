const drawers = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers', 'misc']
const drawerEnding = /-(utils?|helpers?|misc)$/

/** The first part of a path that is named like a drawer for anything, if there is one. */
export function drawerIn(path: string): string | undefined {
  // The texts that every page needs are a namespace of their own.
  if (/^src\/locales\/[^/]+\/shared\/common\.ts$/.test(path)) return undefined
  return path.split('/').find((segment) => segment.split('.').some(isDrawer))
}

const isDrawer = (word: string) =>
  drawers.includes(word.toLowerCase()) || drawerEnding.test(word.toLowerCase())
