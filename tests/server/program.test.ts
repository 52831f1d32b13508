import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config'
import { couponOn, partnerOf, readProgram } from '../../server/platform/config/program'

const folder = mkdtempSync(path.join(tmpdir(), 'program-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(content: unknown): string {
  const file = path.join(folder, 'program.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const read = (content: unknown) => readProgram(written(content))
const coupon = { code: 'Spring', value: 10, is_percentage: false }
const partner = { slug: 'venues', name: 'Example Venues', isHcc: true }

test('there are no coupons and no partners without a program file', () => {
  expect(readConfig({}).program).toEqual({ coupons: [], partners: [], reviewBusinessDays: 2, soleAuthority: {} })
  expect(read({})).toEqual({ coupons: [], partners: [], reviewBusinessDays: 2, soleAuthority: {} })
})

test('the example file is valid and is read at startup', () => {
  const { coupons, partners } = readConfig({ PROGRAM_FILE: 'program.example.json' }).program
  expect(coupons.length).toBeGreaterThan(0)
  expect(partners.map(({ isHcc }) => isHcc)).toEqual(expect.arrayContaining([true, false]))
})

test.each([
  ['reviewBusinessDays', { reviewBusinessDays: 0 }],
  ['reviewBusinessDays', { reviewBusinessDays: 1.5 }],
  ['coupons.0.value', { coupons: [{ ...coupon, value: 0 }] }],
  ['coupons.0.value', { coupons: [{ ...coupon, value: 1.005 }] }],
  ['coupons.1.code', { coupons: [coupon, { ...coupon, code: ' ' }] }],
  ['coupons.0.until', { coupons: [{ ...coupon, until: '2027-01-01' }] }],
  ['coupons.0.from', { coupons: [{ ...coupon, from: '02/30/2027' }] }],
  ['coupons.0.is_percentage', { coupons: [{ code: 'A', value: 1 }] }],
  ['coupons.0.amount', { coupons: [{ ...coupon, amount: 5 }] }],
  ['coupons.0', { coupons: [{ ...coupon, value: 101, is_percentage: true }] }],
  ['coupons.0', { coupons: [{ ...coupon, from: '02/01/2027', until: '01/01/2027' }] }],
  ['coupons', { coupons: [coupon, { ...coupon, code: 'SPRING' }] }],
  ['coupons', { coupons: coupon }],
  ['partners.0.slug', { partners: [{ ...partner, slug: 'Two Words' }] }],
  ['partners.0.isHcc', { partners: [{ ...partner, isHcc: 'yes' }] }],
  ['partners.0.frameParents.0', { partners: [{ ...partner, frameParents: ['https://a.example.com/page'] }] }],
  ['partners.0.accent', { partners: [{ ...partner, accent: 'pink' }] }],
  ['partners', { partners: [partner, partner] }],
  ['the file', []],
])('an error at %s stops the start and names the file', (field, content) => {
  const file = written(content)
  expect(() => readConfig({ PROGRAM_FILE: file })).toThrow(`PROGRAM_FILE ${file}: ${field} must be `)
})

test.each([
  ['coupons.0', 'of 100 percent at most', { coupons: [{ ...coupon, value: 101, is_percentage: true }] }],
  ['partners', 'without the same slug twice', { partners: [partner, partner] }],
])('the fault of %s is named once, in words', (field, words, content) => {
  expect(() => read(content)).toThrow(`program.json: ${field} must be ${words}.`)
})

test('a partner’s color that is too light to read stops the start with its contrast', () => {
  const accented = (accent: string) => () => read({ partners: [{ ...partner, accent }] })
  expect(accented('#8a2560')().partners[0]!.accent).toBe('#8a2560')
  expect(accented('#ffcc00')).toThrow(
    'partners.0.accent must be a darker color: text in it has a contrast of 1.3 to our page, and needs 4.5.',
  )
})

test('a missing or malformed file is named', () => {
  expect(() => readProgram(path.join(folder, 'none.json'))).toThrow('none.json: it cannot be read')
  expect(() => read('{"coupons": [')).toThrow('program.json: it is no JSON')
})

test('an error does not repeat a coupon code', () => {
  expect(() => read({ coupons: [{ ...coupon, code: 'SECRET', value: -1 }] })).toThrow(/^((?!SECRET).)*$/)
})

test('finds a coupon in any letter case, on its days, inclusive', () => {
  const program = read({ coupons: [{ ...coupon, from: '12/01/2026', until: '12/31/2026' }] })
  expect(couponOn(program, ' sPRing ', '12/01/2026')?.code).toBe('Spring')
  expect(couponOn(program, 'Spring', '12/31/2026')?.code).toBe('Spring')
  expect(couponOn(program, 'Spring', '11/30/2026')).toBeUndefined()
  expect(couponOn(program, 'Spring', '01/01/2027')).toBeUndefined()
  expect(couponOn(program, 'Sprin', '12/15/2026')).toBeUndefined()
})

test('finds a partner by its slug only', () => {
  const program = read({ partners: [partner] })
  expect(partnerOf(program, 'venues')?.isHcc).toBe(true)
  for (const other of ['VENUES', '', null, undefined]) expect(partnerOf(program, other)).toBeUndefined()
})
