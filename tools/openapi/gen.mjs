// Makes the contract's types and the client's functions from openapi.yaml. With --check it only names the files that
// are not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { callsOf } from './calls.mjs'

const root = new URL('../../', import.meta.url)
const source = new URL('openapi.yaml', root)
const blob = ts.factory.createTypeReferenceNode('Blob')

const ast = await openapiTS(source, {
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
})
const calls = callsOf(parse(readFileSync(source, 'utf8')))
const texts = {
  'contract/schema.gen.d.ts': `// Made from openapi.yaml by npm run gen.\n${astToString(ast)}`,
  ...Object.fromEntries(Object.entries(calls).map(([group, text]) => [`contract/calls/${group}.gen.ts`, text])),
}

for (const [file, text] of Object.entries(texts)) {
  const target = new URL(file, root)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${file} is not what openapi.yaml says: run npm run gen`)
    process.exitCode = 1
  }
}
