// Tells whether dist is up to date, by the name, size and time of every file that a build reads. A changed, a new and a
// removed file all count, and the comparison takes a few milliseconds.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folders = ['contract', 'domain', 'machines', 'server', 'src', 'public', 'tools/build']
const files = ['index.html', 'openapi.yaml', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
const stampFile = 'dist/stamp'

/** @param {string} root the project's folder */
export const isBuilt = (root) => stored(root) === stampOf(root)

/** @param {string} root */
export const writeStamp = (root) => writeFileSync(path.join(root, stampFile), stampOf(root))

/** @param {string} root */
export function stampOf(root) {
  const hash = createHash('sha256')
  const within = folders.flatMap((folder) =>
    entriesOf(path.join(root, folder)).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  for (const file of [...within, ...files.map((name) => path.join(root, name))].sort()) {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat) hash.update(`${path.relative(root, file)}\n${stat.size}\n${stat.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const entriesOf = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  } catch {
    return []
  }
}

const stored = (root) => {
  try {
    return readFileSync(path.join(root, stampFile), 'utf8')
  } catch {
    return null
  }
}
