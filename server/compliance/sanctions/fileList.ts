import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stop } from '../../platform/scheduler/scheduler'
import type { Log, Sanctions, SanctionsList, Services } from '../../platform/services/services'
import { readList } from './list'

export const noSanctions: Sanctions = { list: null }

/** How often a process looks whether the files have changed. */
const everyMs = 60_000

/** Sanctions of a folder with `sdn.csv`, and `alt.csv` if it is there. A file that was replaced is read by itself. */
export interface FolderSanctions extends Sanctions {
  /** Reads the files if they have changed. An unreadable list leaves the one before in use. */
  refresh(): Promise<void>
  /** Looks every minute. */
  follow(scheduler: Services['scheduler']): Stop
}

/** @throws where the list cannot be read: a server without its list must not start */
export async function loadSanctions(folder: string, log: Log): Promise<FolderSanctions> {
  let stamp = await stampOf(folder)
  let list = await read(folder)
  const refresh = async () => {
    try {
      const newest = await stampOf(folder)
      if (newest === stamp) return
      list = await read(folder)
      stamp = newest
      log.info({ version: list.version, size: list.size }, 'the sanctions list was read again')
    } catch (fault) {
      log.error({ reason: fault instanceof Error ? fault.message : 'unknown' }, 'the sanctions list could not be read')
    }
  }
  return {
    get list() {
      return list
    },
    refresh,
    follow: (scheduler) => scheduler.poll(everyMs, refresh),
  }
}

const main = (folder: string) => join(folder, 'sdn.csv')
const aliases = (folder: string) => join(folder, 'alt.csv')

async function read(folder: string): Promise<SanctionsList> {
  const alt = await readFile(aliases(folder), 'utf8').catch(unlessMissing)
  return readList(await readFile(main(folder), 'utf8'), alt)
}

async function stampOf(folder: string): Promise<string> {
  const alt = await stat(aliases(folder)).catch(unlessMissing)
  const sdn = await stat(main(folder))
  return [sdn, alt].map((file) => (file ? `${file.mtimeMs}:${file.size}` : '')).join()
}

function unlessMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
