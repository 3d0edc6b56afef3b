/** What a post is about; its word is said in `posts.topics`. */
export const postTopics = ['packing', 'shops', 'delivery', 'company'] as const

export type PostTopic = (typeof postTopics)[number]

const topics: ReadonlySet<string> = new Set(postTopics)

export const isPostTopic = (name: string): name is PostTopic => topics.has(name)
