export { createMapFile, type MapFacts, type MapFile } from './map-file.ts'
export { mountTiles } from './serve-tiles.ts'
