/**
 * Work that costs a browser a second and the server a few hashes: numbers are tried until the SHA-256 over a seed, the
 * number of the part and the number tried begins with enough zero bits. In several parts, so that nobody is very
 * unlucky. Written out, because browsers offer their own only asynchronously and not on every page.
 */
export const workParts = 8
export const mostBits = 22

/** The seed in hex, 32 bytes. */
export type Work = { seed: string; parts: number; bits: number }

// biome-ignore format: as the standard lists them
const rounds = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])
/** Where part and number stand in the block; forty bytes are hashed. */
const PART_AT = 8
const TRIED_AT = 9
const LENGTH_IN_BITS = 40 * 8

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The first word of the hash of one block whose first sixteen words are set. */
function firstWord(words: Int32Array): number {
  for (let i = 16; i < 64; i++) {
    const near = words[i - 2] as number
    const far = words[i - 15] as number
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[i] = ((words[i - 16] as number) + small + (words[i - 7] as number) + large) | 0
  }
  let a = 0x6a09e667
  let b = 0xbb67ae85 | 0
  let c = 0x3c6ef372
  let d = 0xa54ff53a | 0
  let e = 0x510e527f
  let f = 0x9b05688c | 0
  let g = 0x1f83d9ab
  let h = 0x5be0cd19
  for (let i = 0; i < 64; i++) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const other = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + other) | 0
  }
  return (a + 0x6a09e667) | 0
}

/** Works in slices: `go` tries so many numbers, and answers one number a part once all are found. */
export function startWork({ seed, parts, bits }: Work): { go(tries: number): number[] | undefined } {
  const words = new Int32Array(64)
  for (let i = 0; i < 8; i++) words[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16)
  words[10] = 0x80000000
  words[15] = LENGTH_IN_BITS
  const found: number[] = []
  let next = 0
  return {
    go(tries) {
      for (let left = tries; left > 0 && found.length < parts; left--) {
        words[PART_AT] = found.length
        words[TRIED_AT] = next
        if (Math.clz32(firstWord(words)) >= bits) {
          found.push(next)
          next = 0
        } else next += 1
      }
      return found.length < parts ? undefined : found
    },
  }
}
