import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../server/compliance/sanctions/list'
import { scoreOf, threshold, wordsOf } from '../../../server/compliance/sanctions/names'

/** Invented entries in the format of the Treasury. */
const sample = (name: string) => readFileSync(new URL(`./list/${name}.csv`, import.meta.url), 'utf8')
const list = readList(sample('sdn'), sample('alt'))
const entriesOf = (name: string) => list.screen(name).map(({ entry }) => entry.id)

test('accents, punctuation, order and forms of a company do not count', () => {
  expect(wordsOf('O’Connor-Péña, María')).toEqual(['maria', 'oconnor', 'pena'])
  expect(wordsOf('The Example Co., LLC')).toEqual(['example'])
  expect(wordsOf('Åse Østergård')).toEqual(['ase', 'ostergard'])
  expect(wordsOf('Limited')).toEqual(['limited'])
})

describe('a name', () => {
  test.each([
    ['in another order', 'Jordan Sample'],
    ['with its middle name', 'Jordan Alexander Sample'],
    ['with accents', 'Jördán Sámple'],
    ['in capitals', 'JORDAN SAMPLE'],
    ['with a letter left out', 'Jordan Sampl'],
    ['with two letters exchanged in the longer word', 'Jordan Alexnader Sample'],
  ])('%s is like the entry', (_, name) => expect(entriesOf(name)).toEqual(['90001']))

  test.each([
    ['another first name', 'Casey Sample'],
    ['another last name', 'Jordan Rivers'],
    ['one name alone', 'Jordan'],
    ['nothing', ' '],
  ])('of %s is not', (_, name) => expect(entriesOf(name)).toEqual([]))

  test('is compared with alternate names, and the entry names its own', () => {
    const [match] = list.screen('Janne Doe Mustermann')
    expect(match).toMatchObject({ score: 1000, entry: { id: '90001', aliasOf: 'SAMPLE, Jordan Alexander' } })
    expect(entriesOf('Placeholder Shipping')).toEqual(['90002'])
  })
})

test('the list is read as it is published: null as -0-, quotes, and the control character at its end', () => {
  expect(list.size).toBe(5)
  expect(list.screen('Invented Star')[0]!.entry).toEqual({
    id: '90003',
    name: 'INVENTED STAR',
    kind: 'vessel',
    program: 'SAMPLE-PROGRAM',
    remarks: 'An invented vessel.',
    aliasOf: null,
  })
  expect(list.screen('Exemplo Maritimo SA')[0]!.entry).toMatchObject({ kind: null, remarks: null })
  expect(() => readList('"a name without a number"', null)).toThrow('sdn.csv has no entry in line 1')
})

test('the score is the same both ways and in every run', () => {
  const [a, b] = [wordsOf('Jordan Alexander Sample'), wordsOf('Sample Jordan')]
  expect(scoreOf(a, b)).toBe(scoreOf(b, a))
  expect(list.screen('Jordan Sample')).toEqual(list.screen('Jordan Sample'))
})

describe('with 20,000 generated entries', () => {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'ke', 'li', 'mo', 'nu', 'pa', 're', 'si', 'to', 'vu', 'za']
  // a generator with a fixed beginning: the same names in every run
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const word = () => Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join('')
  const names = Array.from({ length: 20_000 }, () => [word(), word(), ...(next(2) ? [word()] : [])])
  const csv = names.map(([last, ...first], i) => `${i + 1},"${last}, ${first.join(' ')}",individual,SAMPLE,,,,,,,,`)
  const large = readList(csv.join('\n'), null)

  test('each entry is like itself, in the other order too', () => {
    for (let i = 0; i < names.length; i += 400) {
      const ids = large.screen([...names[i]!].reverse().join(' ')).map(({ entry }) => entry.id)
      expect(ids).toContain(String(i + 1))
    }
  })

  test('nothing that the index passes over has the score of a match', () => {
    for (const name of ['Babace Difogu', 'Kelimo Nupa Resi', 'Tovuza Hake']) {
      const own = wordsOf(name)
      const all = names.flatMap((words, i) =>
        Math.round(scoreOf(own, wordsOf(words.join(' '))) * 1000) >= threshold * 1000 ? [i + 1] : [],
      )
      expect(
        large
          .screen(name)
          .map(({ entry }) => Number(entry.id))
          .sort((a, b) => a - b),
      ).toEqual(all)
    }
  })
})
