import { useNonce } from './nonce.tsx'

/**
 * Begins what the server held back (`codeAfterPaint`) once the page is seen: a frame is asked for only when the styles
 * are there, and a timer in it comes after its paint. A page in the background is never painted and begins at once.
 */
const begin = `(()=>{
const begin=()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const held=document.querySelector('script[type="text/later"]')
if(!held)return
const code=document.createElement('script')
code.type='module'
code.nonce=held.nonce
code.textContent=held.textContent
held.replaceWith(code)
}
if(document.hidden)begin()
else requestAnimationFrame(()=>setTimeout(begin))
})()`

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
