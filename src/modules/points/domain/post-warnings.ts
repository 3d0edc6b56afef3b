/** What an operator is told before an agent is posted, moved or taken away. */
export type PostWarning =
  | { kind: 'drawer_open'; amount: number; counted: boolean }
  | { kind: 'nobody_left'; point: string; parcels: number }
  | { kind: 'point_shut'; point: string; closes_on: string | null }
  | { kind: 'has_agents'; point: string; names: string[] }
  | { kind: 'agreed_elsewhere'; point: string }

export type PostFacts = Readonly<{
  /** They cannot sign in: neither work nor count. */
  isBlocked: boolean
  /** What lies in their drawer by the books, and whether nothing has moved it since it was counted. */
  drawer: Readonly<{ cash: number; isCounted: boolean }>
  /** Where they work now, without them. */
  from: Readonly<{ name: string; isShut: boolean; parcels: number; othersAtWork: number }> | undefined
  to:
    | Readonly<{ name: string; isShut: boolean; closesOn: string | null; agents: readonly string[] }>
    | undefined
  /** Another point, which they have signed for. */
  agreed: string | undefined
}>

/**
 * Only what cannot be put right afterwards is refused: whoever is blocked cannot stand at a counter, and whoever has none can
 * neither count their drawer nor hand it in (decision 94).
 */
export function refusalOfPost({
  isBlocked,
  drawer,
  to,
}: PostFacts): 'post_agent_blocked' | 'post_drawer_full' | undefined {
  if (to && isBlocked) return 'post_agent_blocked'
  return !to && !isBlocked && drawer.cash > 0 ? 'post_drawer_full' : undefined
}

export function warningsOfPost({ drawer, from, to, agreed }: PostFacts): PostWarning[] {
  const warnings: PostWarning[] = []
  if (from && drawer.cash > 0)
    warnings.push({ kind: 'drawer_open', amount: drawer.cash, counted: drawer.isCounted })
  if (from && from.othersAtWork === 0 && (from.parcels > 0 || !from.isShut))
    warnings.push({ kind: 'nobody_left', point: from.name, parcels: from.parcels })
  if (to && (to.isShut || to.closesOn !== null))
    warnings.push({ kind: 'point_shut', point: to.name, closes_on: to.isShut ? null : to.closesOn })
  if (to && to.agents.length > 0) warnings.push({ kind: 'has_agents', point: to.name, names: [...to.agents] })
  if (to && agreed !== undefined) warnings.push({ kind: 'agreed_elsewhere', point: agreed })
  return warnings
}
