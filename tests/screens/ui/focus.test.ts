import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('on a staff page, only the title of a page takes the focus without coming into view', () => {
  const folder = 'src/screens/staff'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const elsewhere = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/<(?=[a-z])/)
      .filter((element) => /ref=\{[^}]*focusWithoutScroll/.test(element) && !element.startsWith('h1'))
      .map((element) => `${name}: <${element.slice(0, 60)}`),
  )
  expect(elsewhere).toEqual([])
})
