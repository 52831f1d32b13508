import { expect, test } from 'vitest'
import { blankAnswers } from '../../../domain/application'
import { payloadOf } from '../../../domain/application/payload'
import { fieldsUnder, inContract, type Schema, schemas } from './fixture'

const namesIn = (schema: string) => Object.keys(schemas[schema]!.properties)
/** The fields of the line that begins with `head`, in the paragraph of section 3 with this title. */
const under = (head: string, paragraph = head) =>
  fieldsUnder(head, paragraph)
    .map((name) => name.replace(/^customFields:? ?/, ''))
    .filter(Boolean)

/** Fields of a contact that staff fill in, or that belong to its policy and transactions. */
const staffs = ['notes', 'contract_number', 'transaction_id_1 onwards']

test('section 3: a contact has every field except those of staff', () => {
  const parties = Object.keys(schemas['Step4']!.properties['customFields']!.properties)
  const known = new Set([...inContract, ...parties, ...namesIn('Contact'), ...namesIn('Purchase')])
  expect(under('Contact:', 'Contact').filter((name) => !known.has(name))).toEqual(staffs)
})

test('section 3: an opened contact has the day, its version, coupons, partner and the link to its policy', () => {
  const ours = ['order', 'order_received', 'order_end', 'read_only', 'work_items']
  const names = namesIn('OpenedContact').filter((name) => !ours.includes(name))
  expect(names.toSorted()).toEqual(under('Contact fetch response').toSorted())
})

test('section 3: a purchase accepts every field of the payment form', () => {
  expect(under('Payment form').filter((name) => !namesIn('PurchaseOrder').includes(name))).toEqual([])
})

test('section 3: a purchase returns the number and every document', () => {
  expect(under('Purchase response').filter((name) => !namesIn('Purchase').includes(name))).toEqual([])
})

test('section 3: a staff transaction accepts every field of the transaction form, with the code on the card always empty', () => {
  const form = schemas['TransactionForm']!.properties
  const names = under('Transaction/change form')
  expect(names).toHaveLength(15)
  expect(Object.keys(form['change_item']!.items!.properties)).toEqual(['item_description', 'amount'])
  expect(names.filter((name) => !(name in form))).toEqual(['item_description'])
  expect(form['cc_cvv_number']!.maxLength).toBe(0)
})

test('section 3: files, mail and transactions of a contact have the specification’s names', () => {
  expect(namesIn('Attachments')).toEqual(expect.arrayContaining(['email', 'quote_number', 'documents']))
  expect(namesIn('EmailLogs')).toEqual(expect.arrayContaining(['quote_number', 'logs']))
  expect(namesIn('AccountingTransactions')).toEqual(expect.arrayContaining(['data', 'contact']))
})

test('section 3: option1 to option8 stay empty: no call accepts or returns them', () => {
  expect(JSON.stringify(schemas)).not.toMatch(/option[1-8]/)
})

test('section 3: a policy has its id, its day, its version and its number', () => {
  const { customFields, ...rest } = (schemas['OpenedPolicy']!.properties['policy'] as Schema).properties
  expect([...Object.keys(rest), ...Object.keys(customFields!.properties)]).toEqual(
    expect.arrayContaining(under('Policy record')),
  )
})

test('section 3: a save is merged from five steps; steps 2 and 5 are an id with custom fields, and step 4 adds two', () => {
  const form = payloadOf(blankAnswers)
  expect(Object.keys(form).filter((name) => name.startsWith('step'))).toEqual([
    'step0',
    'step1',
    'step2',
    'step4',
    'step5',
  ])
  expect(namesIn('FormPayload')).toEqual(
    expect.arrayContaining([...Object.keys(form), 'pricing_detail', 'saveFromAdmin']),
  )
  for (const step of ['Step2', 'Step5']) expect(namesIn(step)).toEqual(['id', 'customFields'])
  expect(namesIn('Step4')).toEqual(['id', 'emailAddress', 'customFields', 'ai_data'])
})
