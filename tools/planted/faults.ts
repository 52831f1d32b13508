import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A fault of the product that a test has to notice. */
export interface Fault {
  /** `money/half-cent-rounds-down` */
  readonly name: string
  /** the fault as a user sees it */
  readonly title: string
  /** the patch for `git apply` */
  readonly patch: string
}

const folder = 'tests/planted'

/** All planted faults, ordered by name. */
export const plantedFaults = (root: string): readonly Fault[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const patch = path.join(root, folder, file)
      return { name: file.replace(/\.patch$/, ''), title: readFileSync(patch, 'utf8').split('\n', 1)[0]!, patch }
    })
