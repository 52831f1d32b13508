import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A copy of the sources, in which faults are planted one after the other. It uses the packages of the original. The
 * patches and their own test are left out, because a planted fault cannot be planted again.
 */
export interface Tree {
  readonly root: string
  plant(patch: string): void
  takeOut(patch: string): void
  remove(): void
}

export function copyTree(root: string): Tree {
  const copy = mkdtempSync(path.join(tmpdir(), 'marquee-planted-'))
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const isCopied = (name: string) => name !== '' && !/^tests\/(planted\/|tools\/planted\.)/.test(name)
  for (const name of names.split('\n').filter((each) => isCopied(each) && existsSync(path.join(root, each)))) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true })
    cpSync(path.join(root, name), path.join(copy, name))
  }
  // the workspace has packages of its own: a TypeScript 5
  for (const packages of ['node_modules', 'tools/openapi/node_modules'])
    symlinkSync(path.join(root, packages), path.join(copy, packages))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, stdio: 'pipe' })
  git('init', '-q')
  return {
    root: copy,
    plant: (patch) => void git('apply', patch),
    takeOut: (patch) => void git('apply', '--reverse', patch),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
