import { createHash } from 'node:crypto'

/** All of it, in the page itself: colours of the site, the phone's own typeface, nothing to fetch. */
export const lightStyle = `
:root{--page:#faf7f1;--card:#fff;--line:#e9e1d3;--text:#0b1f2a;--soft:#4a5b66;--brand:#0b6470;--on:#fff;--route:#0e7c86;--rest:#d6cab4;--now:#f5a524;--note:#d5eff0;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--page:#07151b;--card:#0e222b;--line:#1f3b47;--text:#f1f4f1;--soft:#a9bcc3;--brand:#6acbd1;--on:#04252a;--route:#6acbd1;--rest:#2a4753;--note:#10434b}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--text);font:16px/24px system-ui,sans-serif;padding:0 16px 40px}
body>*{max-width:520px;margin-inline:auto}
a{color:var(--brand)}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 16px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:56px;font-weight:700;font-size:20px;color:inherit;text-decoration:none}
nav{display:flex;font-size:14px}
nav a,nav b{display:inline-flex;align-items:center;min-height:44px;padding:0 7px}
nav b{color:var(--soft)}
.demo{flex-basis:100%;color:var(--soft);font-size:14px;line-height:20px}
.code{margin-top:8px;font-size:18px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.02em}
h1{margin-top:12px;font-size:34px;line-height:40px;text-wrap:balance}
h1 span{border-bottom:5px solid var(--now)}
.ended h1 span{border-color:var(--rest)}
.delivered h1 span{border-color:#2e7d4f}
.lead{margin-top:10px;font-size:18px;line-height:26px;color:var(--soft)}
.ends{margin-top:4px;font-weight:600}
h2{margin:28px 0 10px;font-size:20px;line-height:26px;text-wrap:balance}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;list-style:none}
.card+.card{margin-top:12px}
.steps li,.way li{position:relative;padding:0 0 14px 30px}
.steps li:last-child,.way li:last-child{padding-bottom:0}
.steps li::before,.way li::before{content:'';position:absolute;left:4px;top:6px;width:12px;height:12px;border:2px solid var(--route);background:var(--route);transform:rotate(45deg)}
.steps li::after,.way li::after{content:'';position:absolute;left:9px;top:22px;bottom:-4px;width:2px;background:var(--route)}
.steps li:last-child::after,.way li:last-child::after{display:none}
.steps .ahead{color:var(--soft)}
.steps .ahead::before{background:none;border-color:var(--rest)}
.steps .ahead::after,.steps .current::after{background:var(--rest)}
.steps .current{font-weight:700}
.steps .current::before{background:var(--now);border-color:var(--text)}
time,small{display:block;font-size:14px;line-height:20px;font-weight:400;color:var(--soft);font-variant-numeric:tabular-nums}
dt{font-size:14px;color:var(--soft)}
dd+dt{margin-top:10px}
.secret{background:var(--note);border-radius:8px;padding:6px 14px;font-size:24px;line-height:32px;font-weight:700;letter-spacing:.16em;display:inline-block}
.button{display:flex;align-items:center;justify-content:center;min-height:48px;width:100%;margin-top:20px;border:0;border-radius:8px;background:var(--brand);color:var(--on);font:600 16px/24px system-ui,sans-serif;text-decoration:none}
label{display:block;font-weight:600;margin-bottom:6px}
input{width:100%;min-height:48px;border:1px solid #76858e;border-radius:8px;padding:0 12px;background:var(--card);color:inherit;font:18px system-ui,sans-serif}
form .button{margin-top:10px;background:none;color:var(--brand);border:1px solid currentColor}
::placeholder{color:var(--soft);opacity:.85}
.sign{width:32px;height:32px;fill:var(--brand)}
.sign path+path{fill:var(--on)}
.line{display:block;height:44px;margin:24px 0 28px;overflow:visible;fill:none;stroke:var(--route);stroke-width:2}
.line .dashed{stroke:var(--rest)}
.line .tile-1{fill:var(--brand);stroke:none}
.line .tile-2{fill:var(--now);stroke:none}
.line .inner{stroke:var(--page)}
.aside{margin-top:48px}
:focus-visible{outline:3px solid var(--route);outline-offset:2px}
`.trim()

const hash = createHash('sha256').update(lightStyle).digest('base64')

/** Nothing runs and nothing is fetched; one style, known by its hash. */
export const lightPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
