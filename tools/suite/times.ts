/** The time of a test file, and its number of tests. */
export interface FileTime {
  /** relative to the project's folder */
  readonly file: string
  readonly seconds: number
  readonly tests: number
}

/** The folder of a test file is its first folder: `tests/server/mail/policy.test.ts` is in `server`. */
const folderOf = (file: string) => /^tests\/(journeys\/walks|long\/journeys|[^/]+)\//.exec(file)?.[1] ?? file

/**
 * Sums file times by folder, longest first, one line for each folder. Files run in parallel, so the sum exceeds the
 * elapsed time.
 */
export function timesByFolder(files: readonly FileTime[]): string[] {
  const folders = new Map<string, { seconds: number; files: number; tests: number }>()
  for (const { file, seconds, tests } of files) {
    const folder = folders.get(folderOf(file)) ?? { seconds: 0, files: 0, tests: 0 }
    folders.set(folderOf(file), {
      seconds: folder.seconds + seconds,
      files: folder.files + 1,
      tests: folder.tests + tests,
    })
  }
  return [...folders]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .map(([folder, all]) => `${shown(all.seconds)}  ${folder.padEnd(14)}  ${all.files} files, ${all.tests} tests`)
}

/** The slowest files, one on each line. */
export const slowestFiles = (files: readonly FileTime[], count: number): string[] =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => `${shown(seconds)}  ${file} (${tests} tests)`)

const shown = (seconds: number) => `${seconds.toFixed(1).padStart(8)} s`
