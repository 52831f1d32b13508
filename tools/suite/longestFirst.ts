import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The walks on their screens take longest, and their files are short. A checkout that has run no test orders files by
 * size, so that one worker would end with them while the other has nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('.walk.test.tsx')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
