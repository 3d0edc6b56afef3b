import { Outline } from '#ui/icon.tsx'

/** Only the blog has a feed. */
export const FeedIcon = () => (
  <Outline d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 17h3v3H4z" size="small" />
)
