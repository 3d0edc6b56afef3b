/** The map file is missing or is not what it should be: said in words for whoever looks after the server. */
export class DamagedMap extends Error {
  override name = 'DamagedMap'
}
