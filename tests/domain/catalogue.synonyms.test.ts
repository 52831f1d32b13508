import { expect, test } from 'vitest'
import { typesIn } from '../../domain/catalogue'
import { synonyms } from '../../domain/catalogue/synonyms'

const types = typesIn()
const typesMatching = (typed: string) =>
  Object.entries(synonyms)
    .filter(([, names]) => names.some((name) => name.startsWith(typed)))
    .map(([label]) => label)

test('only existing types have synonyms, without duplicates, in lower case', () => {
  expect(Object.keys(synonyms).filter((label) => !types.has(label))).toEqual([])
  for (const names of Object.values(synonyms)) {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name !== name.toLowerCase() || name.trim().length < 2)).toEqual([])
  }
})

test('no synonym is part of its type’s name, which would never show it', () => {
  const useless = Object.entries(synonyms).flatMap(([label, names]) =>
    names.filter((name) => label.toLowerCase().includes(name)),
  )
  expect(useless).toEqual([])
})

test.each([
  ['stand', 'Individual Vendor Booth'],
  ['stand', 'Exhibitor at Event'],
  ['5k', 'Fun Run or Charity Walk'],
  ['gig', 'Concert - Rock'],
  ['gig', 'Musician or Band (Performer)'],
  ['bday', 'Birthday Party'],
  ['dj', 'Disc Jockey'],
  ['kids party', 'Birthday Party'],
  ['4th of july', 'Holiday Party (Private)'],
  ['4th of july', 'Block Party'],
  ['july 4', 'Harvest or Holiday Festival'],
])('“%s” finds %s', (typed, label) => {
  expect(typesMatching(typed)).toContain(label)
})
