import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('every chart that is started in src/app can be inspected', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url))
  const blind = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== 'app/inspectorPage.tsx')
    .flatMap((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      const started = text.match(/createActor\(/g)?.length ?? 0
      const given = text.match(/(\.\.\.inspection\b|^\s*inspection,$|, inspection\))/gm)?.length ?? 0
      return started > given ? [file] : []
    })
  expect(blind).toEqual([])
})
