import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { arrowDigests } from './arrows'
import { partsOf } from './functions'
import { isProduct } from './paths'
import type { Snapshot } from './record'

/** The current sources. */
export interface Sources {
  /** every file of the repository that git does not ignore */
  readonly files: readonly string[]
  readonly snapshot: Snapshot
}

export async function readSources(root: string): Promise<Sources> {
  const files = filesIn(root)
  const texts: Record<string, string> = {}
  const others: Record<string, string> = {}
  const functions: Record<string, readonly string[]> = {}
  for (const file of files) {
    const source = readFileSync(path.join(root, file))
    if (!isProduct(file)) {
      others[file] = createHash('sha1').update(source).digest('base64url')
      continue
    }
    const parts = partsOf(file, source.toString('utf8'))
    texts[file] = parts.text
    functions[file] = parts.keys
  }
  return { files, snapshot: { functions, texts, files: others, arrows: await arrowDigests(root) } }
}

function filesIn(root: string): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  // a link to a folder, such as another worktree's packages, is no file
  const isFile = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
  return [...new Set(output.split('\n'))].filter((file) => file !== '' && isFile(file))
}
