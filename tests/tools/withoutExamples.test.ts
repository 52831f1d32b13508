import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leavingOut } from '../../tools/build/withoutExamples'

const stripped = (code: string) => leavingOut(code, parseAst(code))

test('the examples of a declaration are removed, first, last or alone, and the rest stays', () => {
  const code = stripped(
    `export const a = text({ valid: ['x, y'], label: 'A', invalid: [{ value: { valid: 1 }, breaks: 'b' }] })`,
  )
  expect(code).not.toMatch(/valid/)
  expect(code.replaceAll(' ', '')).toBe(`exportconsta=text({label:'A',})`)
  expect(stripped('const b = { kind, valid, invalid, blank: null }').replaceAll(' ', '')).toBe(
    'constb={kind,blank:null}',
  )
})

test('a destructuring pattern stays', () => {
  const code = 'const { valid, invalid } = field; export const one = field.valid[0]'
  expect(stripped(code)).toBe(code)
})
