import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { easeOf, floors, textsIn, textsToSimplify } from '../../tools/check/readability'

const easy = 'We pay you back if the rain keeps your guests from the place.'
const hard =
  'Organizational responsibilities necessitate comprehensive administrative consideration regarding indemnification alternatives universally.'

test('the reading ease of short words is high and that of long ones low; short texts have none', () => {
  expect(easeOf(easy)).toBeGreaterThan(90)
  expect(easeOf(hard)).toBeLessThan(0)
  expect(easeOf('Insurance certificate')).toBeNull()
})

test('one long sentence is harder than the same words in two', () => {
  const two = 'You can cancel until the day before the event. We keep the fee and pay back the rest.'
  expect(easeOf(two.replace('event. We', 'event and we'))!).toBeLessThan(easeOf(two)!)
})

test('an amount counts as one short word, and a date as three', () => {
  const easeWith = (words: string) => easeOf(`You get up to ${words} if the cake is lost on the way there.`)
  expect(easeWith('$1,000,000')).toBe(easeWith('x'))
  expect(easeWith('06/12/2027')).toBe(easeWith('x x x'))
})

test('a text below its floor is named with its place; a reason allows it', () => {
  const texts = [
    { text: easy, at: 'domain/a.ts:1' },
    { text: hard, at: 'domain/b.ts:2' },
  ]
  expect(textsToSimplify(texts, {})).toBe(
    `domain/b.ts:2: reading ease ${Math.round(easeOf(hard)!)}, and ${floors.text} is the least. Shorten its sentences or its words: “${hard}”\n`,
  )
  expect(textsToSimplify(texts, { Organizational: 'a reason' })).toBe('')
})

test('the wording of a policy has a floor of its own', () => {
  const text = 'An underwriter reviews each event that has animals, fireworks or a musician.'
  const ease = easeOf(text)!
  expect(ease).toBeGreaterThan(floors.wording)
  expect(ease).toBeLessThan(floors.text)
  expect(textsToSimplify([{ text, at: 'server/pdf/wording/a.ts:1' }], {})).toBe('')
  expect(textsToSimplify([{ text, at: 'server/pdf/parts/a.ts:1' }], {})).toContain('server/pdf/parts/a.ts:1')
})

test('a reason whose text is gone, or easy by now, is to be deleted', () => {
  expect(textsToSimplify([{ text: easy, at: 'domain/a.ts:1' }], { 'We pay you': 'a reason' })).toBe(
    'tools/check/hardTexts.ts: no hard text begins with “We pay you”: delete its reason\n',
  )
})

test('strings, templates and elements are read as sentences; styles, examples and lone words are not', async () => {
  const typescript = createRequire(path.resolve('tools/openapi/package.json')).resolve('typescript')
  const { default: ts } = (await import(typescript)) as { default: Parameters<typeof textsIn>[0] }
  const code = `import { a } from 'Some module'
const one = { label: 'Lone', text: 'A string of words.', valid: ['An example answer'] }
const two = \`At 2:00 am a template of \${one} and more.\`
const Three = () => (
  <p className="Text of a style">
    The text of <b>an element</b>, with {one}
    {one ? 'Another text.' : ''}
  </p>
)`
  expect(textsIn(ts, 'a.tsx', code).map(({ text, at }) => `${at} ${text}`)).toEqual([
    'a.tsx:1 Some module',
    'a.tsx:2 A string of words.',
    'a.tsx:3 At 2:00 am a template of Sample and more.',
    'a.tsx:5 The text of an element, with Sample Sample',
    'a.tsx:7 Another text.',
  ])
})
