import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A fault of the product that a test has to notice. */
export interface Fault {
  /** `money/half-cent-rounds-down` */
  readonly name: string
  /** the fault as a user sees it */
  readonly title: string
  /** the test file that noticed it last, from the patch's second line; null if none is noted */
  readonly noticedBy: string | null
  /** the patch for `git apply` */
  readonly patch: string
}

const folder = 'tests/planted'
const note = 'Noticed by '

/** All planted faults, ordered by name. */
export const plantedFaults = (root: string): readonly Fault[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const patch = path.join(root, folder, file)
      const [title = '', second = ''] = readFileSync(patch, 'utf8').split('\n', 2)
      const noticedBy = second.startsWith(note) ? second.slice(note.length) : null
      return { name: file.replace(/\.patch$/, ''), title, noticedBy, patch }
    })

/** Notes in a patch which test file notices its fault, so that the next run tries that file first. */
export function noteTest({ patch }: Fault, file: string): void {
  const [title = '', ...rest] = readFileSync(patch, 'utf8').split('\n')
  const diff = rest[0]?.startsWith(note) ? rest.slice(1) : rest
  writeFileSync(patch, [title, `${note}${file}`, ...diff].join('\n'))
}
