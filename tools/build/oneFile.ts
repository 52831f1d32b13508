import type { Rolldown } from 'vite'

/**
 * A part of the program as one file: all that it reaches, or that several parts all reach, and `apart` does not. Left to
 * itself the bundler makes a file of each set of modules that the same other parts use, and small files compress badly.
 */
export function oneFile(
  name: string,
  parts: readonly string[],
  apart: readonly string[] = [],
): Rolldown.CodeSplittingGroup {
  let isWithin: ((id: string) => boolean) | undefined
  return {
    debugName: name,
    name: (id, program) => {
      isWithin ??= withinOnly(
        parts.map((part) => reachedFrom([part], program)),
        reachedFrom(apart, program),
      )
      return isWithin(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}

const withinOnly = (all: readonly ReadonlySet<string>[], none: ReadonlySet<string>) => (id: string) =>
  all.every((these) => these.has(id)) && !none.has(id)

/** Without what is fetched later. */
function reachedFrom(starts: readonly string[], program: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(starts)
  // a set also hands out what is added while it is gone through
  for (const id of reached) for (const imported of program.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
