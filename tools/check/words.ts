import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type TypeScript from '../openapi/node_modules/typescript'

/** A name in the code: an identifier at its declaration, or a file. */
export interface Name {
  readonly name: string
  /** `server/quotes/save.ts:12`; for a file its path */
  readonly at: string
}

export interface Dictionary {
  /** each forbidden word in lower case, with its replacements */
  readonly words: ReadonlyMap<string, string>
  /** whole names that may contain one; `*` at the start or end stands for any letters */
  readonly allowed: readonly string[]
}

/** Reads the last two tables of `docs/glossary.md`. @throws if one of them has no row */
export function dictionaryOf(glossary: string): Dictionary {
  const rows = (title: string) => {
    const section = glossary.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
    const cells = [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(
      ([, first, second]) => [first!, second!] as const,
    )
    if (cells.length < 2) throw new Error(`docs/glossary.md has no rows under “${title}”`)
    return cells.slice(1)
  }
  const words = rows('Words that identifiers').flatMap(([not, but]) =>
    not.split(', ').map((word) => [word, but] as const),
  )
  const allowed = rows('Names that keep').flatMap(([names]) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  )
  return { words: new Map(words), allowed }
}

/** One line for each name with a forbidden word, unless the name is allowed. */
export function wordsToReplace(names: readonly Name[], { words, allowed }: Dictionary): string {
  return names
    .filter(({ name }) => !allowed.some((one) => isMatch(one, name)))
    .flatMap(({ name, at }) => {
      const word = wordsIn(name).find((part) => words.has(part))
      return word ? [`${at}: ${name} says “${word}”; say ${words.get(word)} (docs/glossary.md)\n`] : []
    })
    .join('')
}

/** `heldBy` is `held` and `by`; `HTTPError` is `http` and `error`. */
export const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

function isMatch(pattern: string, name: string): boolean {
  if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1))
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

const isOurs = /^(domain|machines|server|src|tests|tools)\/(?!check\/planted\/)/

/**
 * The check that `npm run check` runs: reads every code file that git tracks or would add, and each declaration in it.
 */
export async function wordsNotInGlossary(root = process.cwd()): Promise<string> {
  const { default: ts } = (await import(
    createRequire(path.resolve('tools/openapi/package.json')).resolve('typescript')
  )) as { default: typeof TypeScript }
  const dictionary = dictionaryOf(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => isOurs.test(file))
  const names = files.flatMap((file) => [
    { name: path.basename(file).replace(/\.[^.]+$/, ''), at: file },
    ...(/\.tsx?$/.test(file) ? declaredIn(ts, file, readFileSync(path.join(root, file), 'utf8')) : []),
  ])
  return wordsToReplace(names, dictionary)
}

/** The names that a file declares. A use of a name that is declared elsewhere does not count again. */
export function declaredIn(ts: typeof TypeScript, file: string, text: string): Name[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names: Name[] = []
  const visit = (node: TypeScript.Node): void => {
    const declared = (node as Partial<TypeScript.NamedDeclaration>).name
    if (declared && ts.isIdentifier(declared) && !isBorrowed(ts, node)) {
      const { line } = source.getLineAndCharacterOfPosition(declared.getStart(source))
      names.push({ name: declared.text, at: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/**
 * A property access, an import, a re-export and a shorthand property repeat a name declared elsewhere; an attribute's
 * name belongs to its element.
 */
const isBorrowed = (ts: typeof TypeScript, node: TypeScript.Node): boolean =>
  ts.isPropertyAccessExpression(node) ||
  ts.isImportSpecifier(node) ||
  ts.isExportSpecifier(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isJsxAttribute(node) ||
  ts.isMetaProperty(node)
