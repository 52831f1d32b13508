import { describe, expect, test } from 'vitest'
import { type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import type { Entry, Field } from '../../../domain/application/fields/field'
import { masked } from '../../../src/shared/recorder/mask'

const all = formSteps.flatMap((step) => fieldsOf(step) as [FieldName, Field][])
const written = ['text', 'longText', 'email', 'emails', 'phone', 'zip', 'drawing']
const isAboutPeople = ({ kind, autocomplete }: Field) => written.includes(kind) || autocomplete !== undefined
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

describe('masked answers', () => {
  test.each(all.filter(([, field]) => isAboutPeople(field)))('%s is hidden, right or wrong', (name, { valid }) => {
    for (const value of valid)
      expect(masked({ answers: { [name]: value } })).not.toEqual({ answers: { [name]: value } })
    const messages = JSON.stringify(masked({ contact: { customFields: { [name]: valid[0] } } }))
    expect(textsIn(valid[0]).filter((text) => text !== '' && messages.includes(JSON.stringify(text)))).toEqual([])
  })

  test.each(all.filter(([, field]) => !isAboutPeople(field) && !['derived', 'fact', 'entries'].includes(field.kind)))(
    '%s is visible when it is valid',
    (name, { valid, invalid }) => {
      expect(masked({ [name]: valid[0] })).toEqual({ [name]: valid[0] })
      for (const { value } of invalid) expect(masked({ [name]: value })).not.toEqual({ [name]: value })
    },
  )

  test('each question of an entry is masked by its own kind', () => {
    const insured: Entry = { ai_name: 'Example Catering Co.', ai_city: 'Austin', ai_waiver_subrogation: 'True' }
    expect(masked({ ai_data: [insured] })).toEqual({
      ai_data: [{ ai_name: '•••• (text)', ai_city: '•••• (text)', ai_waiver_subrogation: 'True' }],
    })
  })

  test('a half-typed answer is hidden, because it may be anything', () => {
    expect(masked({ number_attendees: 'Jordan Sample' })).toEqual({ number_attendees: '•••• (not right yet)' })
  })

  test('a name derived from other names is hidden like them', () => {
    expect(masked({ insured_contact_name: 'Jordan Sample' })).toEqual({ insured_contact_name: '•••• (text)' })
  })
})

describe('everything else', () => {
  test('texts are hidden unless they are the program’s own words, dates or times', () => {
    const context = {
      status: 'quoted',
      step: 'insured',
      date: '06/12/2027',
      at: '2027-06-12T10:00:00.000Z',
      note: 'Hi',
    }
    expect(masked(context)).toEqual({ ...context, note: '•••• (text)' })
    expect(masked({ contactId: 'AAAAAAAAAAAAAAAAAAAAAA', key: 'k-payment-1' })).toEqual({
      contactId: '•••• (text)',
      key: '•••• (text)',
    })
  })

  test('facts keep their names, and any other name is hidden', () => {
    expect(masked({ type: 'price.arrived' })).toEqual({ type: 'price.arrived' })
    expect(masked({ type: 'Jordan Sample' })).toEqual({ type: '•••• (text)' })
    expect(masked({ name: 'price.arrived' })).toEqual({ name: '•••• (text)' })
  })

  test('a key built from a customer’s data is hidden too', () => {
    expect(masked({ 'jordan.sample@example.com': 1, a8Fq0Zr2: 2, coupon_discount: 3, line1: 4 })).toEqual({
      '•••• 1': 1,
      '•••• 2': 2,
      coupon_discount: 3,
      line1: 4,
    })
  })

  test('a value that cannot be posted to another window shows as its type', () => {
    const client = { get: () => {}, file: new Blob(['x']), itself: null as unknown, nothing: undefined, flag: true }
    client.itself = client
    expect(structuredClone(masked(client))).toEqual({
      get: '(function)',
      file: '(Blob)',
      itself: '(the same again)',
      nothing: undefined,
      flag: true,
    })
  })
})
