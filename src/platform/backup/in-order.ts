/** Works on several at once and hands out what came of them in their order, so that no more than these are held. */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = []
  try {
    for await (const item of source) {
      const done = work(item)
      // Told where it is awaited.
      done.catch(() => undefined)
      underWay.push(done)
      if (underWay.length >= width) yield await (underWay.shift() as Promise<R>)
    }
    for (let done = underWay.shift(); done; done = underWay.shift()) yield await done
  } finally {
    await Promise.allSettled(underWay)
  }
}
