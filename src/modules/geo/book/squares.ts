/** More things than there will ever be. */
const most = 2 ** 21

/** Things by the square of the map they lie in, packed into two lists; a thing may lie in several squares. */
export class Squares {
  readonly #side: number
  #keys = new Uint32Array(0)
  #things = new Uint32Array(0)

  /** `put` is called once with a way to add things. */
  constructor(side: number, put: (add: (lat: number, lon: number, thing: number) => void) => void) {
    this.#side = side
    const keys: number[] = []
    const things: number[] = []
    put((lat, lon, thing) => {
      keys.push(this.#key(Math.floor(lat / side), Math.floor(lon / side)))
      things.push(thing)
    })
    // Key and place in one number: sorting numbers is what lists of numbers do fastest.
    const order = Float64Array.from(keys, (key, at) => key * most + at).sort()
    this.#keys = Uint32Array.from(order, (both) => Math.floor(both / most))
    this.#things = Uint32Array.from(order, (both) => things[both % most] as number)
  }

  #key(row: number, column: number): number {
    return (row & 0xffff) * 65_536 + (column & 0xffff)
  }

  /** Calls back with all things within so many squares of a spot; some of them more than once. */
  around(lat: number, lon: number, rings: number, visit: (thing: number) => void): void {
    const [row, column] = [Math.floor(lat / this.#side), Math.floor(lon / this.#side)]
    for (let r = row - rings; r <= row + rings; r++) {
      const last = this.#key(r, column + rings)
      for (let at = this.#firstOf(this.#key(r, column - rings)); at < this.#keys.length; at++) {
        if ((this.#keys[at] as number) > last) break
        visit(this.#things[at] as number)
      }
    }
  }

  #firstOf(key: number): number {
    let [low, high] = [0, this.#keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] as number) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}
