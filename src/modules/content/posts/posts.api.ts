import { type Route, route } from '#platform/http/route.ts'
import {
  createPost,
  listDeskPosts,
  publishPost,
  type RecordPost,
  readDeskPost,
  readPostVersion,
  unschedulePost,
  withdrawPost,
  writePost,
} from './post-desk.service.ts'
import { postCalls } from './posts.calls.ts'
import { answerPost, answerPosts, makeCyrillic, type PostDoors, previewPost } from './posts.service.ts'

export const postRoutes = (doors: PostDoors, record: RecordPost) =>
  [
    route(postCalls.listPosts, 'post.read', ({ query }, context) => answerPosts(context, doors, query)),
    route(postCalls.readPost, 'post.read', ({ params }, context) =>
      answerPost(context, doors, Number(params.id)),
    ),
    route(postCalls.listDeskPosts, 'post.edit', ({ query }, context) => listDeskPosts(context, query)),
    route(postCalls.createPost, 'post.edit', ({ body }, context) => createPost(context, record, body)),
    route(postCalls.readDeskPost, 'post.edit', ({ params }, context) =>
      readDeskPost(context, Number(params.id)),
    ),
    route(postCalls.writePost, 'post.edit', ({ params, body }, context) =>
      writePost(context, record, Number(params.id), body),
    ),
    route(postCalls.readPostVersion, 'post.edit', ({ params }, context) =>
      readPostVersion(context, Number(params.id), params.version),
    ),
    route(postCalls.publishPost, 'post.edit', ({ params, body }, context) =>
      publishPost(context, record, Number(params.id), body),
    ),
    route(postCalls.unschedulePost, 'post.edit', ({ params }, context) =>
      unschedulePost(context, record, Number(params.id)),
    ),
    route(postCalls.withdrawPost, 'post.edit', ({ params }, context) =>
      withdrawPost(context, record, Number(params.id)),
    ),
    route(postCalls.previewPost, 'post.edit', ({ body }) => previewPost(body, doors)),
    route(postCalls.makeCyrillic, 'post.edit', ({ body }) => makeCyrillic(body.texts, doors)),
  ] satisfies Route[]
