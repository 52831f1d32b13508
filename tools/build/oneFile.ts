import type { Rolldown } from 'vite'

/**
 * Puts a part of the program into one file: every module that only it reaches, or that several parts all reach, but
 * `apart` does not. By default the bundler makes a file for each set of modules with the same importers, and small
 * files compress badly.
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

/** The modules reached by static imports only. */
function reachedFrom(starts: readonly string[], program: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(starts)
  // iterating over a set also visits elements added on the way
  for (const id of reached) for (const imported of program.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
