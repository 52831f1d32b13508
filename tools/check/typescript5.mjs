// dependency-cruiser needs the compiler's old API, which the TypeScript 7 at the root no longer has. Preloaded with
// --import, this redirects it to the TypeScript 5 of the contract's generator, which needs it for the same reason.
import Module, { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(new URL('../openapi/package.json', import.meta.url))
const places = Object.fromEntries(['typescript', 'typescript/package.json'].map((name) => [name, resolve(name)]))

const { version } = createRequire(import.meta.url)(places['typescript/package.json'])
if (!version.startsWith('5.')) {
  throw new Error(`TypeScript 5 is missing: tools/openapi/node_modules holds it after npm ci, and here is ${version}.`)
}

const resolveFilename = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => places[name] ?? resolveFilename(name, ...rest)

register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (name, context, next) =>
      name === 'typescript'
        ? { url: '${pathToFileURL(places.typescript)}', shortCircuit: true }
        : next(name, context)
  `)}`,
)
