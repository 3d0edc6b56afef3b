import type { GirihWall } from '#ui/girih-paths.ts'

/** A wall that one tile has left, found a little further on. */
export const wallWithGap: GirihWall = [' .:o23', '..o312', ' :o1@2', '. :o21', '  . :o']

/** Tiles that have come loose. */
export const looseWall: GirihWall = ['. :o32', ' :.o:2', '. o: 3', ' .:  o', '   . :']

/** A wall being laid: rows get fuller from left to right. */
export const risingWall: GirihWall = ['   . :o', '  . :o3', ' . :o32', '. :o321', ' :o3212']
