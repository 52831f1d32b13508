import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size, by the ends of their names, longest first. A checkout that has run no test orders
 * files by size, so that one worker would end with such a file while the others have nothing left to do. Projects run in
 * the order of their names; these files begin before all others, whatever their project.
 */
const first = [
  '.walk.test.tsx',
  'walks/quote.test.ts',
  'walks/tasks.test.ts',
  'walks/change.test.ts',
  'walks/policy.test.ts',
  'walks/purchase.test.ts',
  'journeys/shifts.test.ts',
  'journeys/killed.test.ts',
  'journeys/hostedCard.test.ts',
  'journeys/accessiblePurchase.test.ts',
  'nodes/outage.test.ts',
  'nodes/stack.test.ts',
  'nodes/twoNodes.test.ts',
  'chaos/chaos.test.ts',
  'tools/dev.test.ts',
  'tools/simulator.test.ts',
  'server/drain.test.ts',
]

/** The same within their project, whose other files share what they load. */
const firstOfProject = [
  'tools/explorer.policies.test.ts',
  'tools/gallery.test.ts',
  'tools/patterns.test.ts',
  'tools/sessions.test.ts',
  'tools/explorer.policyTables.test.ts',
  'tools/explorer.sessions.test.ts',
  'tools/imports.test.ts',
]

/** The place of a file in a list; after all of them if it is not there. */
const rankIn = (names: readonly string[], { moduleId }: TestSpecification): number => {
  const rank = names.findIndex((name) => moduleId.endsWith(name))
  return rank === -1 ? names.length : rank
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const ranksOf = (file: TestSpecification) => [
      rankIn(first, file),
      projects.indexOf(file.project.name),
      rankIn(firstOfProject, file),
    ]
    const ranks = new Map(sorted.map((file) => [file, ranksOf(file)]))
    const compared = (a: TestSpecification, b: TestSpecification) =>
      ranks.get(a)!.reduce((order, rank, i) => order || rank - ranks.get(b)![i]!, 0)
    return sorted.toSorted(compared)
  }
}
