/** How long a test file took, and how many tests it holds. */
export interface FileTime {
  /** relative to the project's folder */
  readonly file: string
  readonly seconds: number
  readonly tests: number
}

/** The room of a test file is its first folder: `tests/server/mail/life.test.ts` is in `server`. */
const roomOf = (file: string) => /^tests\/(journeys\/walks|long\/journeys|[^/]+)\//.exec(file)?.[1] ?? file

/** Sums file times by room, longest first, one line a room. Files run side by side, so the sum exceeds the time that passed. */
export function timesByRoom(files: readonly FileTime[]): string[] {
  const rooms = new Map<string, { seconds: number; files: number; tests: number }>()
  for (const { file, seconds, tests } of files) {
    const room = rooms.get(roomOf(file)) ?? { seconds: 0, files: 0, tests: 0 }
    rooms.set(roomOf(file), { seconds: room.seconds + seconds, files: room.files + 1, tests: room.tests + tests })
  }
  return [...rooms]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .map(([room, all]) => `${shown(all.seconds)}  ${room.padEnd(14)}  ${all.files} files, ${all.tests} tests`)
}

/** The slowest files, one line each. */
export const slowestFiles = (files: readonly FileTime[], count: number): string[] =>
  [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => `${shown(seconds)}  ${file} (${tests} tests)`)

const shown = (seconds: number) => `${seconds.toFixed(1).padStart(8)} s`
