import { useFrame } from '../current-page.ts'

/** Only when a container is configured; nothing to see, nothing to reach by keyboard. */
export function TagManager() {
  const id = useFrame()?.tagManagerId
  if (!id) return null
  return (
    <iframe
      className="tag-manager"
      title="Google Tag Manager"
      src={`https://www.googletagmanager.com/ns.html?id=${encodeURIComponent(id)}`}
      loading="lazy"
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
