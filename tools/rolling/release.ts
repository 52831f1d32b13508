import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../build/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrations = 'server/platform/db/migrations/'
const migrate = 'server/platform/db/migrate.ts'

/** A built release of the product. */
export interface Release {
  readonly name: string
  readonly folder: string
  /** whether its processes drain by themselves when they are asked to stop */
  readonly drains: boolean
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

function releaseIn(folder: string, name: string): Release {
  if (!isBuilt(folder)) run(folder, 'npm', 'run', 'build')
  const config = readFileSync(path.join(folder, 'server/platform/config/config.ts'), 'utf8')
  return { name, folder, drains: config.includes('DRAIN_SECONDS') }
}

/** The sources of this folder, built. */
export const thisRelease = (): Release => releaseIn(root, 'N')

/**
 * The newest commit that lacks a migration of ours, in a clone under node_modules/.cache, built.
 * @throws Error in a clone without that commit
 */
export function releaseBefore(write: (text: string) => void): Release {
  const commit = commitBefore()
  write(`N−1 is ${git('log', '-1', '--format=%h, %s', commit)}`)
  const folder = path.join(root, 'node_modules/.cache/marquee/rolling', commit)
  if (!existsSync(path.join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.dirname(folder), { recursive: true })
    run(root, 'git', 'clone', '--quiet', '--shared', root, folder)
    run(folder, 'git', 'checkout', '--quiet', commit)
  }
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json')))
    run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  startOnNewerSchema(commit, folder, write)
  return releaseIn(folder, 'N−1')
}

/** A migration may get another number before it is released, so a commit whose migrations differ from ours was no release. */
function commitBefore(): string {
  const ours = migrationsAt('HEAD')
  for (const commit of git('rev-list', '--first-parent', 'HEAD').split('\n')) {
    const theirs = migrationsAt(commit)
    if (theirs.length < ours.length && theirs.every((name) => ours.includes(name))) return commit
  }
  throw new Error(
    `No commit of this clone has an earlier migration than ${ours.at(-1)}. Fetch the whole history: git fetch --unshallow`,
  )
}

const migrationsAt = (commit: string) =>
  git('ls-tree', '--name-only', commit, migrations)
    .split('\n')
    .filter((name) => /\/\d{3}-[\w-]+\.ts$/.test(name))

/** Releases before decision 56 refuse to start on a newer schema, so they get today's `migrate.ts` for the way back. */
function startOnNewerSchema(commit: string, folder: string, write: (text: string) => void) {
  if (git('show', `${commit}:${migrate}`).includes('isAhead')) return
  write(`N−1 refuses to start on a newer schema: it gets today's ${migrate}`)
  const [from, to] = [path.join(root, migrate), path.join(folder, migrate)]
  // a copy with a new time would build the release again
  if (readFileSync(from, 'utf8') !== readFileSync(to, 'utf8')) copyFileSync(from, to)
}
