import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Client } from '../../contract/client'
import { makeQuoteTools } from '../../src/app/pages/quoteTools'
import { inForce } from '../walks/certificate.walks'
import { openedPolicy } from '../walks/policy.cases'
import { bought } from '../walks/quote.cases'
import { fakeStorage, no, ok } from './fakes'
import { enter } from './shell/application'
import { play, settle, wedding } from './stage'

/**
 * Each file that draws a text box, with what keeps its text. A new text box is not in this table, so that the first test
 * fails until its author has decided: decision 63 says that typed text survives a reload.
 */
const inQuote = 'the draft of the quote'
const inPolicy = 'the drafts of the policy page'
const inStaff = 'the drafts of the staff pages: tests/screens/shell/drafts.test.tsx'
const inAddress = 'not kept: a search or a filter, which the address names'
const secret = 'not kept: a password or a card, which no storage may hold'
const control = 'a control: the form that draws it keeps its text'
const boxes: Readonly<Record<string, string>> = {
  'screens/certificate/CodeForm.tsx': 'kept below',
  'screens/certificate/FollowCertificate.tsx': 'kept below',
  'screens/dialogs/QuoteFinder.tsx': 'kept below',
  'screens/inspector/ListTools.tsx': 'not kept: a search in a tool for developers',
  'screens/policy/ClaimForm.tsx': inPolicy,
  'screens/policy/MessageForm.tsx': inPolicy,
  'screens/policy/PolicyFinder.tsx': 'kept below',
  'screens/policy/change/ChangeForm.tsx': inPolicy,
  'screens/policy/parts/DocumentEmail.tsx': inPolicy,
  'screens/quote/parts/Coupon.tsx': inQuote,
  'screens/quote/parts/Messages.tsx': 'kept below',
  'screens/quote/venue/QuoteVenue.tsx': 'not kept: a search of the directory, whose choice the quote keeps',
  'screens/quote/payment/OrderForm.tsx': inQuote,
  'screens/quote/steps/StepForm.tsx': inQuote,
  'screens/quote/summary/QuoteEmail.tsx': inQuote,
  'screens/quote/summary/ReviewForm.tsx': inQuote,
  'screens/quote/terms/TermsLink.tsx': 'kept below',
  'screens/staff/accounting/EmailDialog.tsx': inStaff,
  'screens/staff/accounting/ItemFields.tsx': inStaff,
  'screens/staff/accounting/VoidDialog.tsx': inStaff,
  'screens/staff/attachments/EmailDialog.tsx': inStaff,
  'screens/staff/audit/AuditFilters.tsx': inAddress,
  'screens/staff/contactList/ProspectDialog.tsx': inStaff,
  'screens/staff/mail/ForwardDialog.tsx': inStaff,
  'screens/staff/moratoria/MoratoriumDialogs.tsx': inStaff,
  'screens/staff/rainSettlement/SettlementDialog.tsx': inStaff,
  'screens/staff/organizerInvoices/InvoiceDialogs.tsx': inStaff,
  'screens/staff/partners/PartnerDialogs.tsx': inStaff,
  'screens/staff/personalData/PersonalDataScreen.tsx':
    'not kept: the address of a person, which no storage of a browser should have',
  'screens/staff/settings/RowDialog.tsx': inStaff,
  'screens/staff/shared/FormField.tsx': control,
  'shared/fields/control/SearchInput.tsx': inAddress,
  'screens/staff/shared/Word.tsx': secret,
  'screens/staff/shared/filters.tsx': inAddress,
  'screens/staff/signatures/SignatureDialog.tsx': inStaff,
  'screens/staff/underwriting/MessageFields.tsx': inStaff,
  'screens/staff/underwriting/termFields.tsx': inStaff,
  'screens/staff/users/UserDialogs.tsx': inStaff,
  'screens/staff/venues/InviteDialog.tsx': inStaff,
  'screens/staff/venues/MergeDialog.tsx': 'not kept: a search, whose choice is asked about at once',
  'screens/staff/workItems/AnswerBox.tsx': inStaff,
  'screens/staff/workspace/TaskForm.tsx': inStaff,
  'shared/card/CardField.tsx': secret,
  'shared/fields/entries/EntryField.tsx': control,
  'shared/fields/form/StandaloneForm.tsx': control,
  'shared/frame/LinkRequest.tsx': 'not kept: one address',
  'shared/fields/kinds/ComboboxList.tsx': control,
  'shared/fields/kinds/combobox.tsx': control,
  'shared/fields/kinds/masked.tsx': control,
  'shared/fields/kinds/money.tsx': control,
  'shared/fields/kinds/text.tsx': control,
  'screens/exhibitors/EventQuestions.tsx': 'kept: tests/screens/shell/exhibitors.test.tsx',
  'screens/exhibitors/InviteOneDialog.tsx': 'not kept: a name and an address, which are sent at once',
  'screens/exhibitors/RegistrationScreen.tsx': 'not kept: a name and an address, which are sent at once',
  'screens/exhibitors/ReviewDialog.tsx': 'not kept: the reason of one return, which is sent at once',
  'screens/venue/SheetQuestions.tsx': 'kept: tests/screens/shell/venueSheet.test.tsx',
}

const noText = ['checkbox', 'radio', 'file', 'hidden']
const hasTextBox = (code: string) =>
  /<(StandaloneField|StandaloneForm|SmallForm|PartView|textarea)\b/.test(code) ||
  [...code.matchAll(/<input\b(.*?)\/>/gs)].some(([, props]) => !noText.includes(/type="(\w+)"/.exec(props!)?.[1] ?? ''))

const sources = path.join(process.cwd(), 'src')
const codeOf = (file: string) => readFileSync(path.join(sources, file), 'utf8')
const drawn = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .filter((file) => hasTextBox(codeOf(file)))

test('each text box is in the table above, with the chart that keeps its text or the reason for none', () => {
  expect(drawn.toSorted()).toEqual(Object.keys(boxes).toSorted())
})

test('no form whose text belongs to a chart stores it in a component, where a new message or another step would drop it', () => {
  const chartForms = drawn.filter(
    (file) => ![inAddress, secret, control].includes(boxes[file]!) && !file.includes('inspector'),
  )
  expect(chartForms.filter((file) => /useState(<string>)?\((''|\(\) => .*\?\? '')/.test(codeOf(file)))).toEqual([])
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const box = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string | RegExp, value: string) => {
  fireEvent.change(await box(name), { target: { value } })
}

/** The page, and the same page after a reload. */
async function reloaded(open: () => Promise<unknown> | unknown, name: string | RegExp, text: string) {
  await act(async () => void (await open()))
  await type(name, text)
  expect((await box(name)).value).toBe(text)
  cleanup()
  await act(async () => void (await open()))
  return (await box(name)).value
}

test.each([
  ['the look-up of a policy', '/quote/#manage-policy', 'Email', 'jordan.sample@example.com'],
  ['the look-up of a certificate', '/quote/certificate', 'Certificate code', '7KQ4-XM'],
])('the text of %s survives a reload', async (_, at, name, text) => {
  expect(await reloaded(() => enter(at), name, text)).toBe(text)
})

test('the text of the form for updates survives a reload', async () => {
  const answers = { getCertificate: async () => ok(inForce) }
  expect(await reloaded(() => enter('/quote/certificate/7KQ4-XM92', answers), 'Your email', 'barn@')).toBe('barn@')
})

const referred = { ...wedding, using_drone_at_event: 'True' } as const
const unsigned = { ...wedding, terms_name: null, terms_signature: null, terms_agreed: null }

test.each([
  ['the review’s email', { step: 'quoteSummary', answers: referred }, 'Your email', 'someone@example.com'],
  ['the review’s message', { step: 'quoteSummary', answers: referred }, /should the underwriter know/, 'By hand.'],
  ['emailing the quote', { step: 'quoteSummary', answers: wedding }, 'Email the quote to', 'ana@example.com; b'],
  ['the coupon', { step: 'quoteSummary', answers: wedding }, /^Coupon code/, 'SAMP'],
] as const)('the text of %s survives a reload', async (_, scene, name, text) => {
  const first = play(scene)
  await first.pass(settle)
  await type(name, text)
  cleanup()
  await play({ ...scene, kept: first.storage }).pass(settle)
  expect((await box(name)).value).toBe(text)
})

test('the text of an order’s email survives another step and a reload', async () => {
  const scene = { step: 'payment', answers: wedding, signedBy: 'Jordan Sample' } as const
  const first = play(scene)
  await first.pass(settle)
  fireEvent.click(await screen.findByRole('radio', { name: 'Check' }))
  await type('Email the instructions to', 'office@example.com')
  cleanup()
  const again = play({ ...scene, kept: first.storage })
  await again.pass(settle)
  fireEvent.click(await screen.findByRole('radio', { name: 'Check' }))
  expect((await box('Email the instructions to')).value).toBe('office@example.com')
})

test('the addresses typed right after the purchase are in the policy’s form after a reload', async () => {
  const link = '#manage-policy?id=cW9tZXRoaW5nIHJhbmRvbQ&token=a-signed-part'
  const client = {
    listDocuments: async () => ok([{ kind: 'certificate', name: 'Certificate', url: '/api/files/c', ready: true }]),
  } as unknown as Client
  const { documentsOf, sharingOf } = makeQuoteTools(client, () => {}, {
    storage: localStorage,
    ownStorage: sessionStorage,
  })
  const { pass } = play({
    step: 'payment',
    answers: wedding,
    signedBy: 'Jordan Sample',
    calls: { purchase: async () => ok({ ...bought, manage_policy_link: `/quote/${link}` }) },
    tools: { documentsOf, sharingOf },
  })
  await pass(settle)
  await type('Card number', '4242 4242 4242 4242')
  await type('Expires', '09/29')
  await type('Security code', '123')
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  await pass(0)
  fireEvent.click(await screen.findByRole('button', { name: 'Send to others' }))
  await type('Email addresses', 'venue@example.com')
  cleanup()
  // a reload leads to the policy's page (decision 60)
  const listDocuments = async () => ok([])
  await act(async () => void enter(`/quote/${link}`, { getPolicy: async () => ok(openedPolicy), listDocuments }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send to others' }))
  expect((await box('Email addresses')).value).toBe('venue@example.com')
})

test('the text of a link for the signer survives a reload, and goes once it was sent', async () => {
  const ownStorage = fakeStorage()
  const client = { emailTermsLink: async () => ok({}) } as unknown as Client
  const open = async () => {
    const tools = makeQuoteTools(client, () => {}, { storage: fakeStorage(), ownStorage })
    await play({ step: 'terms', answers: unsigned, tools }).pass(settle)
  }
  const name = 'Their email address'
  expect(await reloaded(open, name, 'signer@example.com')).toBe('signer@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Sent to signer@example.com.')).toBeTruthy()
  expect([...ownStorage.pending]).toEqual([])
})

test('the text to the underwriter survives a new message and a reload, and goes once it was sent', async () => {
  const ownStorage = fakeStorage()
  const messages = [{ number: 1, at: '2026-11-20T20:04:00Z', from: 'staff', name: 'underwriter.one', message: 'Who?' }]
  let isOut = true
  const client = {
    listMessages: async () => ok({ messages: [...messages], can_write: true }),
    writeMessage: async () =>
      isOut ? no({ status: 0, message: 'Something went wrong' }) : ok({ messages, can_write: true }),
  } as unknown as Client
  const open = async () => {
    const tools = makeQuoteTools(client, () => {}, { storage: fakeStorage(), ownStorage })
    await play({ step: 'quoteSummary', answers: referred, tools }).pass(settle)
  }
  await act(open)
  await type('Your answer', 'A licensed pilot.')
  messages.push({ ...messages[0]!, number: 2, message: 'And when?' })
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('And when?')).toBeTruthy()
  expect((await box('Your answer')).value).toBe('A licensed pilot.')
  cleanup()
  await act(open)
  expect((await box('Your answer')).value).toBe('A licensed pilot.')
  const send = async () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  await send()
  expect((await box('Your answer')).value).toBe('A licensed pilot.')
  isOut = false
  await send()
  expect((await box('Your answer')).value).toBe('')
  expect([...ownStorage.pending]).toEqual([])
})
