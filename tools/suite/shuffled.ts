import { createHash } from 'node:crypto'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of a seed, project by project. Vitest's own shuffle mixes the projects, so nearly every file starts a worker
 * of its own: a run takes far longer, and hardly any file meets the modules that another one has left.
 */
export const shuffledBy = (seed: string) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const hashOf = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex')
      const ranked = files.map((file) => {
        const name = path.relative(process.cwd(), file.moduleId)
        return { file, rank: hashOf(file.project.name) + hashOf(name) }
      })
      return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ file }) => file)
    }
  }
