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
