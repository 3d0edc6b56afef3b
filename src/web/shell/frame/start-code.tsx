import { useNonce } from './nonce.tsx'

/**
 * Begins what the server held back (`codeAfterPaint`) once the page is seen: a frame is asked for only when the styles
 * are there, and a timer in it comes after its paint. A page in the background is never painted and begins at once.
 * Written short: it travels with every page, though not with the code that it begins.
 */
const begin = import.meta.env.SSR
  ? `(d=>{let b=()=>{d.querySelectorAll('link[rel=later]').forEach(l=>l.rel='modulepreload')
let h=d.querySelector('script[type="text/later"]'),s=d.createElement('script')
if(h){s.type='module';s.nonce=h.nonce;s.textContent=h.textContent;h.replaceWith(s)}}
d.hidden?b():requestAnimationFrame(()=>setTimeout(b))})(document)`
  : ''

export function StartCode() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of it comes from outside
      dangerouslySetInnerHTML={{ __html: begin }}
    />
  )
}
