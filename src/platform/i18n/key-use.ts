/*
 * Which messages the sources use. The convention that makes this readable for a machine and a person alike:
 * - `const t = useTranslations('shell')`, then `t('menu.send')`, `t.rich(…)`, `t(open ? 'closeMenu' : 'openMenu')`;
 * - a key that travels through data is written in full: `{ label: 'shell.links.track' }`;
 * - a key made at run time is a template with its full beginning, `pages.${id}.title`, and its family is declared.
 */

export type SourceFile = Readonly<{ path: string; text: string }>
/** `pages.*.title`: the star stands for one part known only at run time. */
export type KeyFamily = Readonly<{ pattern: string; reason: string }>

export function unusedKeys(
  keys: Iterable<string>,
  files: readonly SourceFile[],
  families: readonly KeyFamily[],
): string[] {
  const texts = files.map((file) => withoutComments(file.text))
  const used = new Set(texts.flatMap((text) => [...fullKeys(text), ...keysOfTranslators(text)]))
  const living = families.filter((family) => isBuilt(family, texts)).map(({ pattern }) => keyPattern(pattern))
  return [...keys].filter((key) => !used.has(key) && !living.some((pattern) => pattern.test(key)))
}

/** A declared family that no source builds hides unused keys. */
export function unusedFamilies(files: readonly SourceFile[], families: readonly KeyFamily[]): string[] {
  const texts = files.map((file) => withoutComments(file.text))
  return families.filter((family) => !isBuilt(family, texts)).map(({ pattern }) => pattern)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

const quoted = /(['"`])([A-Za-z]\w*(?:\.\w+)*)\1/g

function fullKeys(text: string): string[] {
  return Array.from(text.matchAll(quoted), ([, , key = '']) => key)
}

const binding = /\b(?:const|let)\s+(\w+)\s*=\s*useTranslations\(\s*['"]([\w.]+)['"]\s*\)/g

function keysOfTranslators(text: string): string[] {
  return Array.from(text.matchAll(binding)).flatMap(([, name = '', namespace = '']) =>
    firstArguments(text, name).flatMap((argument) => fullKeys(argument).map((key) => `${namespace}.${key}`)),
  )
}

/** Longer than any first argument that is still readable. */
const longestArgument = 400

function firstArguments(text: string, name: string): string[] {
  const call = new RegExp(`(?<![\\w.$])${name}(?:\\.(?:rich|markup|has))?\\(`, 'g')
  return Array.from(text.matchAll(call), (match) => {
    const start = match.index + match[0].length
    let depth = 0
    let end = start
    for (; end < text.length && end - start < longestArgument; end++) {
      const sign = text.charAt(end)
      if (depth === 0 && (sign === ',' || sign === ')')) break
      if ('([{'.includes(sign)) depth++
      if (')]}'.includes(sign)) depth--
    }
    return text.slice(start, end)
  })
}

function keyPattern(family: string): RegExp {
  return new RegExp(`^${literally(family).join('[^.]+')}$`)
}

function isBuilt({ pattern }: KeyFamily, texts: readonly string[]): boolean {
  const template = new RegExp(`\`${literally(pattern).join('\\$\\{[^}]*\\}')}\``)
  return texts.some((text) => template.test(text))
}

/** The fixed parts of a family, around its stars, as a pattern. */
function literally(family: string): string[] {
  return family.replaceAll('.', '\\.').split('*')
}
