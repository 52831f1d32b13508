import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * The folder of the machine's own programs of PostgreSQL. Where they are not on the PATH, Debian has them in a folder
 * for each version; the newest one wins.
 * @throws if no folder has all of them
 */
export async function postgresPrograms(...names: string[]): Promise<string> {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? (await readdir(debian)).sort().reverse() : []
  const match = [...onPath, ...versions.map((version) => path.join(debian, version, 'bin'))].find((folder) =>
    names.every((program) => existsSync(path.join(folder, program))),
  )
  if (!match) throw new Error(`This needs programs of PostgreSQL: install ${names.join(' and ')}`)
  return match
}
