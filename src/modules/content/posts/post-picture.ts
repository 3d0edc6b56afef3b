import { assert } from '#kernel/assert.ts'
import { isPostPicture, pictureAddress, pictureSize } from '../domain/post-pictures.ts'

/** For HTML that is made of a post: drawings are files of the site, the same in every language. */
export function pictureOf(name: string): { src: string; width: number; height: number } {
  assert(isPostPicture(name), `no drawing ${name}`)
  return { src: pictureAddress(name), ...pictureSize(name) }
}
