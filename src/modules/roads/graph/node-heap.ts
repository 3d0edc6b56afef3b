/** Nodes by their key, the least first; a key can be changed while its node waits. Four children a place. */
export type NodeHeap = {
  readonly size: number
  /** Puts a node in, or moves it to another key. */
  set(node: number, key: number): void
  /** The node with the least key, taken out. Asked only while there is one. */
  take(): number
  /** The least key, of a heap that is not empty. */
  leastKey(): number
  clear(): void
}

export function createNodeHeap(nodes: number): NodeHeap {
  let heap = new Int32Array(1024)
  let keys = new Float64Array(1024)
  /** Where a node stands, and one more; 0 for those outside. */
  const place = new Int32Array(nodes)
  let size = 0

  const put = (at: number, node: number, key: number) => {
    heap[at] = node
    keys[at] = key
    place[node] = at + 1
  }

  const rise = (from: number, node: number, key: number) => {
    let at = from
    while (at > 0) {
      const above = (at - 1) >> 2
      if ((keys[above] as number) <= key) break
      put(at, heap[above] as number, keys[above] as number)
      at = above
    }
    put(at, node, key)
  }

  const sink = (from: number, node: number, key: number) => {
    let at = from
    for (let first = at * 4 + 1; first < size; first = at * 4 + 1) {
      let least = first
      const last = Math.min(first + 4, size)
      for (let child = first + 1; child < last; child++)
        if ((keys[child] as number) < (keys[least] as number)) least = child
      if ((keys[least] as number) >= key) break
      put(at, heap[least] as number, keys[least] as number)
      at = least
    }
    put(at, node, key)
  }

  const grow = () => {
    const more = new Int32Array(heap.length * 2)
    const moreKeys = new Float64Array(heap.length * 2)
    more.set(heap)
    moreKeys.set(keys)
    heap = more
    keys = moreKeys
  }

  return {
    get size() {
      return size
    },
    set(node, key) {
      const at = (place[node] as number) - 1
      if (at < 0) {
        if (size === heap.length) grow()
        rise(size++, node, key)
      } else if (key < (keys[at] as number)) rise(at, node, key)
      else sink(at, node, key)
    },
    take() {
      const top = heap[0] as number
      place[top] = 0
      size--
      if (size > 0) sink(0, heap[size] as number, keys[size] as number)
      return top
    },
    leastKey: () => keys[0] as number,
    clear() {
      for (let at = 0; at < size; at++) place[heap[at] as number] = 0
      size = 0
    },
  }
}
