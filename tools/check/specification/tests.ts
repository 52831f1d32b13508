import type { Read } from './files'
import type { Shown } from './table'
import { titlesIn } from './titles'

/** One line for each row whose test does not exist. */
export async function testsNotThere(rows: readonly Shown[], read: Read): Promise<readonly string[]> {
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
