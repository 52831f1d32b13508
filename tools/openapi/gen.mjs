// Makes contract/schema.gen.d.ts from openapi.yaml. With --check it only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const source = new URL('../../openapi.yaml', import.meta.url)
const target = new URL('../../contract/schema.gen.d.ts', import.meta.url)
const blob = ts.factory.createTypeReferenceNode('Blob')

const ast = await openapiTS(source, {
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
})
const text = `// Made from openapi.yaml by npm run gen.\n${astToString(ast)}`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('contract/schema.gen.d.ts is not what openapi.yaml says: run npm run gen')
    process.exit(1)
  }
} else writeFileSync(target, text)
