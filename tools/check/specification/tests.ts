import type { Read } from './files'
import { noCounterpart, type Shown } from './table'
import { titlesIn } from './titles'

/** One line for each row whose test does not exist; rows without a counterpart have none. */
export async function testsNotThere(all: readonly Shown[], read: Read): Promise<readonly string[]> {
  const rows = all.filter(({ label }) => label !== noCounterpart)
  const titles = new Map<string, ReadonlySet<string> | null>()
  for (const { file } of rows) {
    if (!titles.has(file)) titles.set(file, await read(file).then(titlesIn, () => null))
  }
  return rows.flatMap(({ file, title, words }) => {
    const there = titles.get(file)
    if (!there) return [`“${words}”: there is no file ${file}`]
    return there.has(title) ? [] : [`“${words}”: ${file} has no test “${title}”`]
  })
}
