import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../contract/client'
import { cancellingRule } from '../../domain/policy/cancellation'
import { makeQuoteTools } from '../../src/app/pages/quoteTools'
import { bought } from '../walks/quote.cases'
import { fakeStorage, no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const link = '/quote/#manage-policy?id=cW9tZXRoaW5nIHJhbmRvbQ&token=a-signed-part'
const document = (kind: 'certificate' | 'policy' | 'receipt', name: string) => ({
  kind,
  name,
  url: `/api/files/${kind}`,
  ready: true,
})

/** A purchase just made, with polling for its documents. */
async function buy(
  sendDocuments: Client['sendDocuments'] = async () => ok({ message: 'Sent' }),
  listDocuments: Client['listDocuments'] = async () =>
    ok([document('certificate', 'Certificate of insurance'), document('policy', 'Policy')]),
) {
  const sent: unknown[][] = []
  const client = {
    listDocuments,
    sendDocuments: (...input: Parameters<Client['sendDocuments']>) => {
      sent.push(input.slice(0, 3))
      return sendDocuments(...input)
    },
  } as unknown as Client
  const { documentsOf, sharingOf } = makeQuoteTools(client, () => {}, { storage: fakeStorage() })
  const stage = play({
    step: 'payment',
    answers: wedding,
    signedBy: 'Jordan Sample',
    calls: { purchase: async () => ok({ ...bought, manage_policy_link: link }) },
    tools: { documentsOf, sharingOf },
  })
  await stage.pass(settle)
  const { user } = stage
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  expect(screen.getByText(cancellingRule)).toBeTruthy()
  await user.type(screen.getByLabelText('Expires'), '0929')
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  await stage.pass(0)
  await screen.findByRole('heading', { name: 'Your event is insured' })
  return { ...stage, sent }
}

test('the documents stand in their list before it is fetched, so that nothing moves down', async () => {
  await buy(undefined, () => new Promise(() => {}))
  const list = screen.getByRole('heading', { name: 'Your documents' }).parentElement!
  const names = [...list.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Certificate of insurancePreparing …', 'PolicyPreparing …', 'ReceiptPreparing …'])
  expect(list.querySelectorAll('a')).toHaveLength(0)
})

test('the purchase page sends the certificate to others, under the link in its response', async () => {
  const { user, sent } = await buy()
  await user.click(await screen.findByRole('button', { name: 'Send to others' }))
  expect(focused().textContent).toBe('Send documents to others')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Certificate of insurance' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Policy' }).checked).toBe(false)
  await user.type(screen.getByLabelText('Email addresses'), 'venue@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the documents' }))
  const message = await screen.findByText('The documents are on their way to them.')
  expect(focused().contains(message)).toBe(true)
  expect(sent).toEqual([
    [
      'cW9tZXRoaW5nIHJhbmRvbQ',
      'a-signed-part',
      expect.objectContaining({ emails: 'venue@example.com', documents: ['/api/files/certificate'] }),
    ],
  ])
  expect(screen.getByRole('button', { name: 'Send to others' })).toBeTruthy()
})

test('a failed email can be sent again or left', async () => {
  const { user } = await buy(async () => no({ status: 503, message: 'The mail does not answer.' }))
  await user.click(await screen.findByRole('button', { name: 'Send to others' }))
  await user.type(screen.getByLabelText('Email addresses'), 'venue@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the documents' }))
  expect(await screen.findByText('The mail does not answer.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the policy' }))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Send to others' })))
  expect(screen.queryByLabelText('Email addresses')).toBeNull()
})

test('later changes show on the policy’s page', async () => {
  await buy()
  for (const name of ['Go to my policy', 'the page of your policy'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(link)
})
