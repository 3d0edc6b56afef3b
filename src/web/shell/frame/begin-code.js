// Sent as it stands, to every page. Begins what the server held back (code-after-paint.server.ts) once the page is seen: a
// frame comes only when the styles are there, and a timer set in it comes after its paint. A page in the background is
// never painted and begins at once.
{
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    const held = document.querySelector('script[type=later]')
    if (!held) return
    const code = document.createElement('script')
    code.type = 'module'
    code.nonce = held.nonce
    code.text = held.text
    held.replaceWith(code)
  }
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}
