import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The direct importers of each file. Type imports count too, because a changed type may fail a check. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const imports = /(?:from\s*|import\s*\(?\s*|import\.meta\.glob\(\s*\[?\s*)['"](\.{1,2}\/[^'"]+)['"]/g

/** Reads the relative imports of all files. */
export function importersIn(root: string, files: readonly string[]): Importers {
  const known = new Set(files)
  const importers = new Map<string, Set<string>>()
  for (const file of files.filter((each) => /\.(ts|tsx|mjs|mts)$/.test(each))) {
    for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(imports)) {
      const target = resolved(known, path.join(path.dirname(file), specifier))
      if (!target) continue
      const all = importers.get(target) ?? new Set()
      importers.set(target, all.add(file))
    }
  }
  return importers
}

const endings = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx']
const resolved = (known: ReadonlySet<string>, place: string) =>
  endings.map((ending) => `${place}${ending}`).find((file) => known.has(file))

/** All files that import these files directly or indirectly, and the files themselves. */
export function reachedFrom(importers: Importers, files: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(files)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
