import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Client } from '../../contract/client'
import { startPreviews } from '../../src/app/pages/documentPreviews'
import { fakeClient, no, ok } from './fakes'
import { play, settle, wedding } from './stage'

async function open(previewDocument?: Client['previewDocument'], scene: Parameters<typeof play>[0] = {}) {
  const saved: string[] = []
  const { client, requests } = fakeClient(previewDocument ? { previewDocument } : {})
  const previews = startPreviews(client, (file, name) => saved.push(`${name}, ${file.type}`))
  const stage = play({ step: 'quoteSummary', answers: wedding, tools: { previews }, ...scene })
  await stage.pass(settle)
  await screen.findByRole('heading', { name: 'Before you pay' })
  return { ...stage, saved, requests }
}
const download = (name: string) => screen.getByRole('button', { name: `Download your ${name}` })

test('the quote and a preview of the certificate are downloaded as PDF before anything is paid', async () => {
  const { user, pass, saved, requests } = await open()
  await user.click(download('quote'))
  await pass(0)
  await user.click(download('certificate'))
  await pass(0)
  expect(requests.map(({ with: args }) => args)).toEqual([
    ['c1', 'quote'],
    ['c1', 'certificate'],
  ])
  expect(saved).toEqual(['quote.pdf, application/pdf', 'certificate-preview.pdf, application/pdf'])
})

test('the page says so while a preview is being made', async () => {
  const { user, pass } = await open(() => new Promise(() => {}))
  await user.click(download('certificate'))
  await pass(0)
  expect(screen.getByText('Fetching Documents ...')).toBeTruthy()
})

test('a failed preview shows its reason in place, until it succeeds', async () => {
  let isOver = true
  const { user, pass, saved } = await open(async () =>
    isOver ? no({ status: 409, message: 'This quote has expired' }) : ok(new Blob()),
  )
  await user.click(download('quote'))
  await pass(0)
  expect(document.getElementById('preview-quote-fault')?.textContent).toBe('This quote has expired')
  expect(document.getElementById('preview-certificate-fault')).toBeNull()
  isOver = false
  await user.click(download('quote'))
  await pass(0)
  expect(document.getElementById('preview-quote-fault')).toBeNull()
  expect(saved).toHaveLength(1)
})

test('previews use the stored quote, so none is offered before it is stored', async () => {
  const { quote, pass } = await open()
  act(() => quote.send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } }))
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  await pass(1500)
  expect(download('quote')).toBeTruthy()
})

test('a quote without an offer has no previews', async () => {
  const { client } = fakeClient()
  const previews = startPreviews(client, () => {})
  const { pass } = play({
    step: 'quoteSummary',
    answers: { ...wedding, using_drone_at_event: 'True' },
    tools: { previews },
  })
  await pass(settle)
  await screen.findByRole('heading', { name: 'Coverage period' })
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})
