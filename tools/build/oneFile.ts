import type { Rolldown } from 'vite'

/** Modules by their paths, and whether everything counts that they import later, on demand. */
export interface Starts {
  readonly of: readonly string[]
  readonly isWhole?: boolean
}

interface Choice {
  /** a module belongs to the file if each of these reaches it */
  readonly all: readonly Starts[]
  /** and none of these does */
  readonly none?: readonly string[]
}

/**
 * Puts a part of the program into one file. By default the bundler makes a file for each set of modules with the same
 * importers, and many small files are slow to fetch and compress badly. A module belongs to the first file that takes
 * it.
 */
export function oneFile(name: string, { all, none = [] }: Choice): Rolldown.CodeSplittingGroup {
  let isWithin: ((id: string) => boolean) | undefined
  return {
    debugName: name,
    name: (id, program) => {
      isWithin ??= withinOnly(
        all.map((starts) => reachedFrom(starts, program)),
        reachedFrom({ of: none }, program),
      )
      return isWithin(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}

const withinOnly = (all: readonly ReadonlySet<string>[], none: ReadonlySet<string>) => (id: string) =>
  all.every((these) => these.has(id)) && !none.has(id)

/** It imports every component of the package, and the bundler drops those that a part does not use. */
const index = /headlessui\.esm\.js$/
const isPage = /\/src\/app\/pages\//

/** The modules that these import, directly or not. Another page never counts. */
function reachedFrom({ of, isWhole }: Starts, program: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(of)
  // iterating over a set also visits elements added on the way
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = (!index.test(id) && program.getModuleInfo(id)) || {}
    for (const imported of importedIds) reached.add(imported)
    if (isWhole) for (const imported of dynamicallyImportedIds) if (!isPage.test(imported)) reached.add(imported)
  }
  return reached
}
