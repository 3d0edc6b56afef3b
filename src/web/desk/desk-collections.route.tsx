import type { LoaderFunctionArgs } from 'react-router'
import { CollectionsPage } from '../../desk/collections/collections-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadPageMessages(context, url.pathname, ['desk', 'deskCollections'])

export const shouldRevalidate = textsStay

export default CollectionsPage
