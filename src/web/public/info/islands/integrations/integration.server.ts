import { data } from 'react-router'
import type { LoadContext } from '../../../../server/site.server.ts'
import { loadInfo } from '../../info.server.ts'
import { integrationPage } from '../../pages/integration.ts'
import { findIntegration } from './integrations.ts'

/** What nobody can connect with is not found. */
export function loadIntegration(context: LoadContext, url: URL, id: string | undefined) {
  const integration = findIntegration(id)
  if (!integration) throw data(null, { status: 404 })
  return loadInfo(context, url, integrationPage(integration))
}
