// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numberOf, stepOrder, titleOf } from '../../domain/application'
import { drawing, wrapped } from '../../tools/charts/drawing'
import { journeyOf } from '../../tools/charts/journey'
import { paletteOf } from '../../tools/charts/palette'
import { type Part, story } from '../../tools/charts/story'

const part = (states: Record<string, string>, ways: Part['ways'] = []): Part[] => [
  {
    title: 'Sample',
    note: 'A sample.',
    boxes: Object.fromEntries(
      Object.entries(states).map(([key, state], i) => [key, { states: [state], says: key, at: [i, 0] }]),
    ),
    ways,
  },
]
const readme = readFileSync('README.md', 'utf8')
const palette = paletteOf(readFileSync('src/styles/tokens.css', 'utf8'))
const pictureOf = (folder: 'wide' | 'narrow') =>
  new DOMParser().parseFromString(drawing(journeyOf(), folder, palette), 'image/svg+xml')

test('the journey has every step, in order, and each page leads to the next', () => {
  const [steps] = journeyOf()
  expect(steps!.boxes.map(({ name, says, number }) => [number, name, says])).toEqual(
    stepOrder.map((step) => [numberOf(step), step, titleOf(step)]),
  )
  expect(steps!.arrows).toEqual([
    { from: 'eventDetails', to: 'coverage' },
    { from: 'underwriting', to: 'quoteSummary' },
    { from: 'quoteSummary', to: 'insured' },
    { from: 'location', to: 'terms' },
    { from: 'terms', to: 'payment' },
  ])
})

test.each([
  ['a state', 'quote.quoting.decision.doubted'],
  ['a step', 'quote.quoting.steps.nowhere'],
  ['a chart', 'sale.open'],
])('a missing %s cannot be drawn', (_, state) => {
  expect(() => journeyOf(part({ box: state }))).toThrow(`no chart has the state ${state}`)
})

test('a state that shares its box with others has to exist too', () => {
  const [sample] = part({ box: 'quote.purchased' })
  const box = { ...sample!.boxes['box']!, states: ['quote.purchased', 'lifecycle.sold'] }
  expect(() => journeyOf([{ ...sample!, boxes: { box } }])).toThrow('no chart has the state lifecycle.sold')
})

test('an arrow without a transition cannot be drawn', () => {
  const both = { referred: 'quote.quoting.decision.referred', approved: 'quote.quoting.decision.approved' }
  const ways = [{ from: 'referred', on: 'review.submitted', to: 'approved' }]
  expect(() => journeyOf(part(both, ways))).toThrow(
    'no chart leads from quote.quoting.decision.referred to quote.quoting.decision.approved with review.submitted',
  )
})

test('the events that lead to a box are above it, and the box is indented below its predecessor', () => {
  const [, outcomes] = journeyOf()
  expect(outcomes!.boxes.map(({ key, events, depth }) => [key, events, depth])).toEqual([
    ['quotable', ['price.arrived'], 0],
    ['referred', ['price.withheld'], 0],
    ['inReview', ['review.submitted'], 1],
    ['approved', ['contact.opened'], 2],
    ['shortNotice', ['price.withheld'], 0],
    ['declined', ['price.withheld', 'contact.opened'], 0],
  ])
})

test.each(['wide', 'narrow'] as const)(
  'every box is in the %s picture, inside its bounds, and none overlaps another',
  (folder) => {
    const picture = pictureOf(folder)
    const [, , width, height] = picture.documentElement.getAttribute('viewBox')!.split(' ').map(Number)
    const shown = picture.documentElement.textContent!.replace(/\s+/g, ' ')
    const names = [...picture.querySelectorAll('text.name.faint')].map(({ textContent }) => textContent)
    expect(names).toEqual(journeyOf().flatMap(({ boxes }) => boxes.map(({ name }) => name)))
    for (const { title } of story) expect(shown).toContain(title)
    const boxes = [...picture.querySelectorAll('rect.box')].map((box) => {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((side) => Number(box.getAttribute(side)))
      return { left: x!, top: y!, right: x! + w!, bottom: y! + h! }
    })
    for (const [i, box] of boxes.entries()) {
      expect(box.left >= 0 && box.top >= 0 && box.right <= width! && box.bottom <= height!).toBe(true)
      const over = boxes.slice(i + 1).filter((other) => {
        const apart =
          other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top
        return !apart
      })
      expect(over).toEqual([])
    }
  },
)

test('text fits its lines, and no word is lost', () => {
  const words = 'what it costs or gives back is said first'
  const rows = wrapped('note', words, 130)
  expect(rows.join(' ')).toBe(words)
  expect(rows.length).toBeGreaterThan(1)
  expect(wrapped('note', words, 1000)).toEqual([words])
})

test('colors are the design’s own, and an unknown token is reported by name', () => {
  expect(paletteOf('--color-ink: light-dark(#16201b, #ecefe9);')('ink')).toEqual({ light: '#16201b', dark: '#ecefe9' })
  expect(() => palette('mauve')).toThrow('mauve')
})

test('the README shows the journey, in words too', () => {
  const [, alt] = /src="docs\/charts\/journey\.svg" alt="([^"]+)"/.exec(readme) ?? []
  expect(readme).toContain('srcset="docs/charts/journey.narrow.svg"')
  expect(alt).toContain(`from ${titleOf(stepOrder[0])} to ${titleOf(stepOrder.at(-1)!)}`)
})
