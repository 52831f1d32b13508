import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Facts, each written once and completely, so that several servers agree on one fact. */
export interface FactStore {
  /** Returns the stored fact: this one, or one that was written earlier. */
  once<Fact extends object>(name: string, fact: Fact): Promise<Fact>
  read<Fact extends object>(name: string): Promise<Fact | null>
  /** All facts in one drawer. */
  all<Fact extends object>(drawer: string): Promise<Fact[]>
  /** Deletes the facts of a drawer that were written before `until`. */
  sweep(drawer: string, until: Date): Promise<void>
}

/** @param fact `drawer/name` of letters, digits, dash and underscore */
export function parseFactName(fact: string): { readonly drawer: string; readonly name: string } {
  const [, drawer, name] = /^([a-z]+)\/([A-Za-z0-9_-]{1,120})$/.exec(fact) ?? []
  if (!drawer || !name) throw new Error('not the name of a fact')
  return { drawer, name }
}

/**
 * Facts in files. A file is written under a temporary name and then linked to its final one; linking fails where another
 * process was faster. A killed server leaves a complete file or none.
 * @param folder has one subfolder per drawer
 */
export function makeFactStore(folder: string): FactStore {
  const fileOf = (fact: string) => {
    const { drawer, name } = parseFactName(fact)
    return join(folder, drawer, `${name}.json`)
  }

  async function read<Fact extends object>(name: string): Promise<Fact | null> {
    const text = await readFile(fileOf(name), 'utf8').catch(unlessCode('ENOENT'))
    return text === null ? null : (JSON.parse(text) as Fact)
  }

  return {
    read,
    async once(name, fact) {
      const file = fileOf(name)
      await mkdir(join(file, '..'), { recursive: true })
      const draft = `${file}.${randomUUID()}.draft`
      await writeFile(draft, JSON.stringify(fact), { mode: 0o600 })
      try {
        await link(draft, file).catch(unlessCode('EEXIST'))
      } finally {
        await unlink(draft)
      }
      return (await read(name)) ?? fact
    },
    async all<Fact extends object>(drawer: string) {
      const files = (await readdir(join(folder, drawer)).catch(unlessCode('ENOENT'))) ?? []
      const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
      const facts = await Promise.all(names.map((name) => read<Fact>(`${drawer}/${name}`)))
      return facts.filter((fact) => fact !== null)
    },
    async sweep(drawer, until) {
      const files = (await readdir(join(folder, drawer)).catch(unlessCode('ENOENT'))) ?? []
      for (const name of files) {
        const file = join(folder, drawer, name)
        const written = await stat(file).catch(unlessCode('ENOENT'))
        if (written && written.mtime < until) await rm(file, { force: true })
      }
    },
  }
}

const unlessCode = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === code) return null
  throw error
}
