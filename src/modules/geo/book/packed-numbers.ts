/** Numbers one after the other, each in as few bytes as it needs, seven bits a byte. */
export class NumberReader {
  #at = 0
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(): number {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined) throw new RangeError('The gazetteer ends in the middle of a number.')
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }

  /** A number that may be below nought. */
  step(): number {
    const value = this.next()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  bytes(length: number): Uint8Array {
    const start = this.#at
    this.#at += length
    if (this.#at > this.#bytes.length) throw new RangeError('The gazetteer ends in the middle of a part.')
    return this.#bytes.subarray(start, this.#at)
  }
}

export class NumberWriter {
  readonly #bytes: number[] = []

  next(value: number): void {
    let rest = value
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    this.#bytes.push(rest)
  }

  step(value: number): void {
    this.next(value < 0 ? -2 * value - 1 : 2 * value)
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
