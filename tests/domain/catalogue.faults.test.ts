import { describe, expect, test } from 'vitest'
import { type Catalogues, checkCatalogue } from '../../domain/catalogue/check'
import { oldCodes } from '../../domain/catalogue/codes'
import { dated } from '../../domain/catalogue/dated'
import { type Difference, type OlderVersion, older } from '../../domain/catalogue/older'
import { version9 } from '../../domain/catalogue/version9'
import { catalogueVersions } from '../../domain/catalogue/versions'

const faultOf = (planted: Partial<Catalogues>) => expect(() => checkCatalogue(planted))

test('the real catalogues are valid', () => {
  expect(() => checkCatalogue()).not.toThrow()
})

describe('an error in version 9 is found, and its row is named', () => {
  const [first, ...rest] = version9
  const row = (planted: object) => ({
    version9: [{ ...first, types: { ...first!.types, 'Llama Walk': planted } }, ...rest],
  })
  const category = (planted: object) => ({ version9: [{ ...first, ...planted }, ...rest] })

  test.each<[string, Partial<Catalogues>, RegExp]>([
    ['a tier', row({ tier: 5 }), /^Catalogue ver9, Private & Family Celebrations: .*types\.Llama Walk\.tier/],
    ['a class', row({ class: 'guest' }), /Llama Walk\.class/],
    ['a decision', row({ decision: 'refer' }), /Llama Walk\.decision/],
    ['a set of questions', row({ asks: 'hosts' }), /Llama Walk\.asks/],
    ['a further set', row({ also: 'music musik' }), /Llama Walk\.also/],
    ['a head count', row({ declinesFrom: '5001' }), /Llama Walk\.declinesFrom/],
    ['a cancellation flag', row({ canCancel: false }), /Llama Walk\.canCancel/],
    ['an unknown property', row({ teir: 2 }), /Llama Walk\.teir/],
    ['a category without a name', category({ label: '' }), /^Catalogue ver9, : .*label/],
    ['a category of another decision', category({ decision: 'decline' }), /Private & Family Celebrations: .*decision/],
    ['a type twice', { version9: [...version9, { label: 'More', types: { Rodeo: {} } }] }, /Rodeo stands twice/],
    ['a category twice', { version9: [...version9, first] }, /private_and_family_celebrations stands twice/],
  ])('%s', (_, planted, message) => faultOf(planted).toThrow(message))
})

describe('an error in an older catalogue is found, with the catalogue and the row', () => {
  const inside = (version: OlderVersion, planted: object) => ({
    older: { ...older, [version]: { ...older[version], ...planted } satisfies Difference },
  })

  test.each<[string, Partial<Catalogues>, string | RegExp]>([
    ['a missing catalogue', { older: { ...older, ver4: undefined } }, /^Catalogue ver4: /],
    ['an unknown property', inside('ver4', { remove: ['Rodeo'] }), /^Catalogue ver4: .*remove/],
    ['a removed name that is not a string', inside('ver3', { removed: [7] }), /^Catalogue ver3: .*removed\.0/],
    [
      'removes an unknown type',
      inside('ver5', { removed: ['Llama Walk'] }),
      'Catalogue ver5: the newer one has no Llama Walk',
    ],
    [
      'removes a type that was removed before',
      inside('ver3', { removed: ['Vow Renewal'] }),
      'Catalogue ver3: the newer one has no Vow Renewal',
    ],
    [
      'removes a type of a removed category',
      inside('ver3', { removed: ['Disc Jockey'] }),
      'Catalogue ver3: the newer one has no Disc Jockey',
    ],
    [
      'refers an unknown type',
      inside('old', { refers: ['Llama Walk'] }),
      'Catalogue old: the newer one has no Llama Walk',
    ],
    [
      'declines an unknown type',
      inside('unversioned', { declines: ['Rodeoo'] }),
      'Catalogue unversioned: the newer one has no Rodeoo',
    ],
    [
      'refers a referred type',
      inside('ver5', { refers: ['Horse Show'] }),
      'Catalogue ver5: Horse Show is referred without it',
    ],
    [
      'declines a declined type',
      inside('ver4', { declines: ['Rodeo'] }),
      'Catalogue ver4: Rodeo is declined without it',
    ],
    [
      'refers and declines the same type',
      inside('ver4', { declines: ['Beer Garden', 'Music Festival'] }),
      'Catalogue ver4: Beer Garden stands twice',
    ],
    [
      'declines a removed type',
      inside('ver4', { declines: ['Fashion Show'] }),
      'Catalogue ver4: Fashion Show stands twice',
    ],
    [
      'lacks an unknown category',
      inside('ver3', { lacks: ['Llamas'] }),
      'Catalogue ver3: the newer one has no category Llamas',
    ],
    [
      'moves an unknown category',
      inside('old', { under: { Llamas: 'Sports' } }),
      'Catalogue old: the newer one has no category Llamas',
    ],
    [
      'moves a category to an empty name',
      inside('ver3', { under: { Weddings: '' } }),
      /^Catalogue ver3: .*under\.Weddings/,
    ],
    ['untiered: false', inside('ver3', { untiered: false }), /^Catalogue ver3: .*untiered/],
  ])('%s', (_, planted, message) => faultOf(planted).toThrow(message))
})

describe('an error in data beside the catalogues is found', () => {
  test.each<[string, Partial<Catalogues>, RegExp]>([
    ['no dates', { dated: { ...dated, ver3: undefined } }, /^Catalogue ver3, its days: /],
    ['no source', { dated: { ...dated, old: { source: '' } } }, /^Catalogue old, its days: .*source/],
    [
      'an invalid day',
      { dated: { ...dated, ver9: { ...dated.ver9, from: '11/31/2026' } } },
      /^Catalogue ver9, its days: .*from/,
    ],
    [
      'an invalid code',
      { oldCodes: { ...oldCodes, sports: { classCode: '4005', industryCode: '713990' } } },
      /^Catalogue old, codes of sports: .*classCode/,
    ],
    ['missing codes', { oldCodes: { ...oldCodes, parades: undefined } }, /^Catalogue old, codes of parades: /],
    [
      'codes of an unknown category',
      { oldCodes: { ...oldCodes, llamas: oldCodes['sports'] } },
      /^Catalogue old, codes: no category llamas/,
    ],
  ])('%s', (_, planted, message) => faultOf(planted).toThrow(message))
})

test('a catalogue’s first day is present only where it is known', () => {
  expect(catalogueVersions.filter((version) => dated[version].from)).toEqual(['ver9'])
  expect(dated.ver9.from).toBe('11/20/2026')
})
