/**
 * Drawings that a post may show, by the name an editor writes: `![what it shows](drop-test "Caption")`. They are files of
 * ours in `public/pictures`, in the colours of the site, so no post brings a file of its own. What each one shows is said in
 * `blog.pictures`.
 */
export const postPictures = [
  'teapot-cut',
  'drop-test',
  'packing-things',
  'claim-photo',
  'shop-day',
  'money-road',
  'seven-boxes',
  'look-first',
  'order-list',
  'waiting-door',
  'mountain-road',
  'open-letter',
] as const

export type PostPicture = (typeof postPictures)[number]

const pictures: ReadonlySet<string> = new Set(postPictures)

export const isPostPicture = (name: string): name is PostPicture => pictures.has(name)

/** Covers are alike; those that stand in a text are as wide as its lines. */
const wide: Readonly<Partial<Record<PostPicture, number>>> = {
  'drop-test': 264,
  'packing-things': 280,
  'claim-photo': 280,
  'money-road': 270,
  'seven-boxes': 250,
  'look-first': 270,
}

export type PictureSize = Readonly<{ width: number; height: number }>

export function pictureSize(name: PostPicture): PictureSize {
  const height = wide[name]
  return height === undefined ? { width: 560, height: 320 } : { width: 680, height }
}

/** Where browsers find it; a whole picture, light and dark. */
export const pictureAddress = (name: PostPicture) => `/pictures/${name}.svg`
