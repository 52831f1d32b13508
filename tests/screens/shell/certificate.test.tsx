import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CertificateSubscription, CheckedCertificate, Client } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import { inForce } from '../../walks/certificate.walks'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const known =
  (certificate: CheckedCertificate): Client['getCertificate'] =>
  async () =>
    ok(certificate)
const title = () => screen.findByRole('heading', { level: 1 })

test.each([
  ['inForce', 'In force', 'The certificate is genuine, and the coverage is in force through Sunday, 06/13/2027.'],
  ['notYet', 'Not yet in force', 'The certificate is genuine. Coverage begins on Saturday, 06/12/2027.'],
  ['ended', 'Ended', 'The certificate is genuine, and coverage ended on Sunday, 06/13/2027.'],
  ['cancelled', 'Canceled', 'The policy was canceled. This certificate is no longer valid.'],
  ['replaced', 'Replaced', /^A newer certificate replaces this one/],
] as const)(
  'a certificate that is %s is genuine, says so first, and shows what the paper says',
  async (status, word, text) => {
    const requests: string[] = []
    enter('/quote/certificate/7kq4xm92', {
      getCertificate: async (code) => {
        requests.push(code)
        return ok({ ...inForce, status })
      },
    })
    const isOver = status === 'cancelled' || status === 'replaced'
    expect((await title()).textContent).toBe(isOver ? 'Genuine, but no longer valid' : 'Genuine')
    expect(document.activeElement).toBe(await title())
    expect(screen.getByText(word)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    for (const words of ['MQE-0048153', 'Saturday, 06/12/2027', 'Sunday, 06/13/2027', '$1,000,000', '$2,000,000'])
      expect(screen.getByText(words)).toBeTruthy()
    const rows = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((each) => each.textContent),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Certificate', '7KQ4-XM92'],
        ['Insured', 'Jordan Sample, 12 Example Avenue, Suite 3, Austin, TX 78701'],
        ['Venue', 'Sample Meadow Barn, 200 Example Road, Austin, TX 78701'],
        ['Additional insured', 'Sample Meadow Barn, 200 Example Road, Austin, TX 78701'],
        ['Additional insured', 'Example Catering; waiver of subrogation; primary and non-contributory'],
      ]),
    )
    expect(requests).toEqual(['7KQ4-XM92'])
    await isAccessible()
  },
)

test('a certificate of an earlier version of the policy shows that it was replaced, and no other facts', async () => {
  const { code, kind, policy_number } = inForce
  enter('/quote/certificate/7KQ4-XM92', { getCertificate: known({ code, kind, policy_number, status: 'replaced' }) })
  expect((await title()).textContent).toBe('Genuine, but no longer valid')
  expect(screen.getByText('Replaced')).toBeTruthy()
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Certificate',
    'Policy number',
    'Coverage',
  ])
  await isAccessible()
})

test('an unknown code is reported as not ours, and another can be checked: the address names it', async () => {
  const { user } = enter('/quote/certificate/2222-AAAA', {
    getCertificate: async (code) => (code === inForce.code ? ok(inForce) : no({ status: 404, message: 'Not found' })),
  })
  expect((await title()).textContent).toBe('No certificate has this code')
  expect(screen.getByText('2222-AAAA is not one of our codes.')).toBeTruthy()
  const field = screen.getByLabelText('Check another code')
  await user.clear(field)
  await user.type(field, '7kq4')
  await user.click(screen.getByRole('button', { name: 'Check it' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Certificate code'))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await isAccessible()
  await user.type(document.activeElement!, 'xm92{Enter}')
  expect((await screen.findByText('In force')).textContent).toBe('In force')
  expect(here()).toBe('/quote/certificate/7KQ4-XM92')
})

test('a page without a code asks for one', async () => {
  enter('/quote/certificate')
  expect((await title()).textContent).toBe('Check a certificate')
  await isAccessible()
})

test('records out of reach say nothing about the certificate, and can be retried', async () => {
  const answers = [no(noAnswer), ok(inForce)]
  const { user } = enter('/quote/certificate/7KQ4-XM92', { getCertificate: async () => answers.shift()! })
  expect((await title()).textContent).toBe('We cannot reach our records just now')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('In force')).toBeTruthy()
})

test('the address of another certificate, opened on the same page, is looked up', async () => {
  const { address } = enter('/quote/certificate/7KQ4-XM92', { getCertificate: known(inForce) })
  await screen.findByText('In force')
  address.navigator.push('/quote/certificate/')
  expect((await screen.findByText('Check a certificate')).tagName).toBe('H1')
})

describe('updates about a certificate', () => {
  const box = () => screen.findByLabelText('Your email')

  test('are requested with an email address, and a link confirms it', async () => {
    const requests: unknown[] = []
    const { user } = enter('/quote/certificate/7KQ4-XM92', {
      getCertificate: known(inForce),
      subscribeToCertificate: async (code, body) => {
        requests.push([code, body])
        return ok({ email: body.email })
      },
    })
    await box()
    await user.click(screen.getByRole('button', { name: 'Get updates' }))
    expect((await box()).getAttribute('aria-invalid')).toBe('true')
    expect(requests).toEqual([])
    await isAccessible()
    await user.type(await box(), 'barn@example.com{Enter}')
    const sent = await screen.findByRole('heading', { name: 'Check your email' })
    expect(document.activeElement).toBe(sent)
    expect(screen.getByText(/^A link is on its way to barn@example.com\./)).toBeTruthy()
    expect(requests).toEqual([['7KQ4-XM92', { email: 'barn@example.com' }]])
    await isAccessible()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(await box()).toBeTruthy()
  })

  test('that the server refuses say so beside the address, which stays', async () => {
    const message = 'barn@example.com was written to often enough today. Try again tomorrow.'
    const { user } = enter('/quote/certificate/7KQ4-XM92', {
      getCertificate: known(inForce),
      subscribeToCertificate: async () => no({ status: 429, message, errors: { email: message } }),
    })
    await user.type(await box(), 'barn@example.com{Enter}')
    expect(await screen.findAllByText(message)).not.toEqual([])
    expect(((await box()) as HTMLInputElement).value).toBe('barn@example.com')
  })

  test.each(['cancelled', 'replaced', 'ended'] as const)('are not offered for one that is %s', async (status) => {
    enter('/quote/certificate/7KQ4-XM92', { getCertificate: known({ ...inForce, status }) })
    await title()
    expect(screen.queryByLabelText('Your email')).toBeNull()
  })

  test('are confirmed and stopped by the mailed link, and nothing happens without a press', async () => {
    const made: string[] = []
    const answer = (act: string, status: CertificateSubscription['status']) => async () => {
      made.push(act)
      return ok({ code: '7KQ4-XM92', email: 'barn@example.com', status })
    }
    const { user } = enter(`/quote/certificate-updates/${'T'.repeat(43)}`, {
      getCertificateSubscription: answer('open', 'unconfirmed'),
      confirmCertificateSubscription: answer('confirm', 'active'),
      endCertificateSubscription: answer('end', 'ended'),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeTruthy()
    expect(made).toEqual(['open'])
    await isAccessible()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const confirmed = await screen.findByRole('heading', { level: 1, name: 'You get updates about this certificate' })
    expect(document.activeElement).toBe(confirmed)
    await isAccessible()
    await user.click(screen.getByRole('button', { name: 'Stop the updates' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The updates have stopped' })).toBeTruthy()
    expect(made).toEqual(['open', 'confirm', 'end'])
    expect(screen.getByRole('link', { name: 'Check certificate 7KQ4-XM92' }).getAttribute('href')).toBe(
      '/quote/certificate/7KQ4-XM92',
    )
  })

  test('that could not be stopped say so, and can be stopped again', async () => {
    const active = ok({ code: '7KQ4-XM92', email: 'barn@example.com', status: 'active' } as const)
    const { user } = enter(`/quote/certificate-updates/${'T'.repeat(43)}`, {
      getCertificateSubscription: async () => active,
      endCertificateSubscription: async () => no(noAnswer),
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the updates' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing has changed.')
    expect(screen.getByRole('button', { name: 'Stop the updates' })).toBeTruthy()
  })
})
