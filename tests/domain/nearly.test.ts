import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNearly } from '../../domain/common/nearly'

const near = (name: string, typed: string) => isNearly(name.split(' '), typed.split(' '))

test.each([
  ['wedding', 'weding', 'a letter too few'],
  ['wedding', 'weddding', 'a letter too many'],
  ['wedding', 'weffing', null],
  ['wedding', 'wefding', 'another letter'],
  ['wedding', 'wedidng', 'two that changed places'],
  ['wedding', 'wedi', 'not typed to the end'],
  ['wedding', 'ewdding', 'the first two'],
  ['wedding', 'widening', null],
  ['birthday party', 'brithday party', 'one of two words'],
  ['birthday party', 'party brithday', 'in any order'],
  ['birthday party', 'birthday llama', null],
  ['car show', 'cat', null],
  ['car show', 'car shwo', 'a short word that is right beside one that is not'],
])('%s is meant by %s: %s', (name, typed, why) => {
  expect(near(name, typed)).toBe(why !== null)
})

test('nothing is similar to an empty text', () => {
  expect(isNearly(['wedding'], [])).toBe(false)
})

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 5, maxLength: 12 })

test('a word stays similar after omitting, adding, changing or swapping any one letter', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('x', 'a'), (meant, at, letter) => {
      const place = at % (meant.length - 1)
      const [before, here, after] = [meant.slice(0, place), meant[place], meant.slice(place + 1)]
      const swapped = `${before}${meant[place + 1]}${here}${meant.slice(place + 2)}`
      for (const typed of [
        `${before}${after}`,
        `${before}${letter}${here}${after}`,
        `${before}${letter}${after}`,
        swapped,
      ])
        expect(isNearly([meant], [typed])).toBe(true)
    }),
  )
})
