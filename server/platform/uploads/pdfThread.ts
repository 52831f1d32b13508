import { readFile, writeFile } from 'node:fs/promises'
import { withoutActiveContent } from './activeContent'

/** Runs in a worker thread. @returns whether it has rewritten the file without its active content */
export default async (file: string): Promise<boolean> => {
  const cleaned = await withoutActiveContent(await readFile(file))
  if (cleaned) await writeFile(file, cleaned)
  return cleaned !== null
}
