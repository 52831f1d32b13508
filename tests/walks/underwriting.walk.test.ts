import { expect, test } from 'vitest'
import { keyOf } from '../../machines/calls/messages'
import { underwritingAddressOf, underwritingPlaceIn } from '../../machines/underwriting/underwriting.place'

test('the same words after the same messages are one writing, and no others are', () => {
  const written = { id: 'c1', message: 'A licensed pilot flies it.', after: 1 }
  expect(keyOf({ ...written })).toBe(keyOf(written))
  expect(keyOf(written)).toMatch(/^[A-Za-z0-9_-]{8,100}$/)
  const others = [
    { ...written, after: 2 },
    { ...written, id: 'c2' },
    { ...written, message: 'A licensed pilot flies it!' },
  ]
  expect(new Set([written, ...others].map(keyOf)).size).toBe(4)
})

test('a place at the workbench has an address, and an address a place', () => {
  for (const place of [
    { contactId: null, shelf: 'waiting', order: 'age' },
    { contactId: 'c1', shelf: 'waiting', order: 'event' },
    { contactId: null, shelf: 'unsubmitted', order: 'age' },
    { contactId: 'c1', shelf: 'decided', order: 'event' },
  ] as const)
    expect(underwritingPlaceIn(underwritingAddressOf(place))).toEqual(place)
  expect(underwritingPlaceIn('/usw?by=nothing&show=all')).toEqual({ contactId: null, shelf: 'waiting', order: 'age' })
})
