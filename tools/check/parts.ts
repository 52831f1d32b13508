import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** One check: a command that must exit with 0, or a function that returns its findings. */
export interface Part {
  readonly name: string
  readonly run: readonly [string, ...string[]] | (() => Promise<string>)
  /** the files that it reads, relative to the project's folder; all files if left out */
  readonly reads?: RegExp
  /** the packages that it needs for a correct result */
  readonly needs?: readonly Need[]
}

interface Need {
  readonly name: string
  /** the workspace of the package, if it is not the project's own */
  readonly of?: string
  /** the beginning of the version, where the project has several versions of the package */
  readonly version?: string
}

/** The checks that the arguments of `npm run check` choose: by words of their names, by `--changed`, or all. */
export function chosenParts(
  parts: readonly Part[],
  args: readonly string[],
  changedFiles: () => readonly string[],
): readonly Part[] {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const named = parts.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (!args.includes('--changed')) return named
  const changed = changedFiles()
  return named.filter(({ reads = /./ }) => changed.some((file) => reads.test(file)))
}

interface Surroundings {
  readonly write?: (text: string) => void
  /** the project's folder */
  readonly root?: string
}

/** Runs the checks in parallel and prints each result as it ends, with its seconds and the output of a failed one. */
export async function runParts(parts: readonly Part[], surroundings: Surroundings = {}) {
  const { write = (text) => void process.stdout.write(text), root = '.' } = surroundings
  const waiting = [...parts]
  let failed = 0
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const begun = performance.now()
      const wrong = missing(part, root) ?? (await outcomeOf(part))
      const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
      write(`${wrong === null ? 'holds' : 'FAILS'} ${seconds} s  ${part.name}\n`)
      if (wrong !== null) write(`${wrong.trimEnd()}\n\n`)
      if (wrong !== null) failed++
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  write(failed === 0 ? `All ${parts.length} checks hold.\n` : `${failed} of ${parts.length} checks fail.\n`)
  return failed === 0
}

/** A message that names what is not installed; null if everything is. */
function missing({ needs = [] }: Part, root: string): string | null {
  const lines = needs
    .filter((need) => !isInstalled(need, root))
    .map(({ name, of, version }) => {
      const called = [name, version?.replace(/\.$/, ''), of && `of ${of}`].filter(Boolean).join(' ')
      return `${called} is not installed: run npm ci`
    })
  return lines.length > 0 ? lines.join('\n') : null
}

/** Looks where Node looks: in the workspace, then at the root. */
function isInstalled({ name, of = '.', version = '' }: Need, root: string): boolean {
  const versions = [of, '.'].map((folder) => versionIn(join(root, folder, 'node_modules', name)))
  return versions.find((each) => each !== null)?.startsWith(version) ?? false
}

function versionIn(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
  } catch {
    return null
  }
}

async function outcomeOf({ run }: Part): Promise<string | null> {
  if (typeof run === 'function') return (await run()) || null
  const { code, output } = await command(run)
  return code === 0 ? null : output || `ended with ${code} and said nothing`
}

/** Runs a command and returns its exit status with stdout and stderr. */
export function command([name, ...args]: readonly [string, ...string[]], cwd?: string) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(cwd && { cwd }) })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
