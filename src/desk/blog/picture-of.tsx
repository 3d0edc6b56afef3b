import { type PostPicture, pictureAddress, pictureSize } from '#modules/content/domain/post-pictures.ts'

/** One of our drawings, as a file of the site. */
export function PictureOf({ name, says }: { name: PostPicture; says: string }) {
  const { width, height } = pictureSize(name)
  return <img className="post-picture" src={pictureAddress(name)} width={width} height={height} alt={says} />
}
