import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of openapi.yaml: the same for the sources and for the build. */
export const root = ((): string => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'openapi.yaml'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('openapi.yaml is missing: the server must stand in its project')
    folder = parent
  }
  return folder
})()
