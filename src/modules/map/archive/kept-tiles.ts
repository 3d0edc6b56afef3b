/** Bytes by where they lie, up to a limit; what was not asked for longest makes room. */
export function createKeptTiles(mostBytes: number) {
  const kept = new Map<number, Buffer>()
  let bytes = 0
  return {
    get(offset: number): Buffer | undefined {
      const tile = kept.get(offset)
      if (!tile) return undefined
      kept.delete(offset)
      kept.set(offset, tile)
      return tile
    },
    keep(offset: number, tile: Buffer): void {
      // Somebody who asked at the same time was faster.
      if (kept.has(offset)) return
      kept.set(offset, tile)
      bytes += tile.length
      for (const [oldest, { length }] of kept) {
        if (bytes <= mostBytes) return
        kept.delete(oldest)
        bytes -= length
      }
    },
    bytes: () => bytes,
  }
}
