import path from 'node:path'
import type { Plugin } from 'vite'
import { partsOf } from './functions.ts'
import { isProduct } from './paths.ts'

/**
 * Makes each function of the product note that it runs, so that a record can list the functions that a test file
 * reaches. The code is inserted on existing lines, so that stack traces keep their line numbers.
 */
export const functionHits = (root: string): Plugin => ({
  name: 'function hits',
  enforce: 'pre',
  transform(source, id) {
    const file = path.relative(root, id.split('?')[0]!)
    if (id.includes('?') || !isProduct(file)) return null
    const known = noted.get(file)
    const code = known?.source === source ? known.code : codeOf(source, file)
    noted.set(file, { source, code })
    return code === null ? null : { code, map: null }
  },
})

/** Each Vitest project has a plugin of its own, and all of them transform the same files. */
const noted = new Map<string, { readonly source: string; readonly code: string | null }>()

function codeOf(source: string, file: string): string | null {
  const { bodies, keys } = partsOf(file, source)
  return keys.length === 0 ? null : withHits(source, file, bodies, keys)
}

function withHits(
  source: string,
  file: string,
  bodies: ReturnType<typeof partsOf>['bodies'],
  keys: readonly string[],
): string {
  const inserts = bodies.flatMap(({ start, end, isExpression }, index) => {
    const hit = `__h&&(__h[${index}]=1)`
    return isExpression
      ? [
          { at: start, text: `(${hit},` },
          { at: end, text: ')' },
        ]
      : [{ at: start + 1, text: `${hit};` }]
  })
  // insert inner ends before outer ones, and inner starts after
  inserts.sort((a, b) => a.at - b.at)
  let code = `var __r=globalThis.__reach,__h=__r&&__r.begin(${JSON.stringify(file)},${JSON.stringify(keys.join(' '))});`
  let at = 0
  for (const insert of inserts) {
    code += source.slice(at, insert.at) + insert.text
    at = insert.at
  }
  return `${code}${source.slice(at)}\n;__r&&__r.end();`
}
