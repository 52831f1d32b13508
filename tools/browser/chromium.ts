import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Chromium {
  readonly from: string
  readonly executablePath: string
  /** the folder of libraries that the system lacks */
  readonly libraries?: string
}

/**
 * Finds the Chromium for journeys and measurements: CHROMIUM_PATH first; then the headless one inside the npm package,
 * which needs no installation and 40% less CPU time than a full browser; then the system's; then Playwright's own.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env, platform = platformOf()): Promise<Chromium> {
  const named = env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  if (named) return { from: 'CHROMIUM_PATH', executablePath: named }
  if (platform === 'linux x64') return packaged()
  const system = (env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => systemNames.map((name) => path.join(folder, name)))
    .find(existsSync)
  if (system) return { from: 'the system', executablePath: system }
  const own = chromium.executablePath()
  if (existsSync(own)) return { from: 'Playwright', executablePath: own }
  throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH')
}

const platformOf = () => `${process.platform} ${process.arch}`

export const launchOptions = ({ executablePath, libraries }: Chromium): LaunchOptions => ({
  executablePath,
  args: flags,
  ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } as Record<string, string> }),
})

/**
 * Unpacks the browser once into node_modules/.cache, atomically: the package itself would leave half a file behind if
 * interrupted.
 */
async function packaged(): Promise<Chromium> {
  const cache = path.join(root, 'node_modules/.cache/chromium')
  if (!existsSync(cache)) await unpack(cache)
  const executablePath = path.join(cache, 'chromium')
  return {
    from: '@sparticuz/chromium',
    executablePath,
    ...(lacksLibraries(executablePath) && { libraries: path.join(cache, 'al2023/lib') }),
  }
}

async function unpack(cache: string) {
  const { inflate } = await import('@sparticuz/chromium')
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const bin = path.join(path.dirname(entry), '../../bin')
  await mkdir(path.dirname(cache), { recursive: true })
  const folder = mkdtempSync(`${cache}-`)
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(path.join(bin, name))
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
  try {
    renameSync(folder, cache)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lacksLibraries = (file: string) => {
  try {
    return execFileSync('ldd', [file], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}
