import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { createSms } from '../../../server/platform/sms/transport'

/** A stand-in for Twilio's API that follows its documentation. */
const requests: { readonly path: string; readonly authorization: string; readonly form: Record<string, string> }[] = []
let answer: { readonly status: number; readonly body: object } = { status: 201, body: { sid: 'SM1', status: 'queued' } }
const twilio = createServer(async (request: IncomingMessage, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  requests.push({ path: request.url!, authorization: request.headers.authorization!, form })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
let api: string
beforeAll(async () => {
  twilio.listen(0, '127.0.0.1')
  await once(twilio, 'listening')
  api = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`
})
afterAll(() => void twilio.close())

const account = { TWILIO_ACCOUNT_SID: 'AC0123456789', TWILIO_AUTH_TOKEN: 'a-secret-token' }
const smsFrom = (from: string) =>
  createSms(readConfig({ SMS_PROVIDER: 'twilio', TWILIO_API: api, TWILIO_FROM: from, ...account }))
const message = { messageId: 'one', to: '+15125550142', text: 'Read and sign: https://quotes.example.com/quote/?id=1' }

test.each([
  ['+15125550100', 'From'],
  ['MG0123456789', 'MessagingServiceSid'],
])('a text message from %s is sent by the account, in %s', async (from, field) => {
  requests.length = 0
  await smsFrom(from).send(message)
  expect(requests).toEqual([
    {
      path: '/2010-04-01/Accounts/AC0123456789/Messages.json',
      authorization: `Basic ${Buffer.from('AC0123456789:a-secret-token').toString('base64')}`,
      form: { To: message.to, Body: message.text, [field]: from },
    },
  ])
})

test('a refused text message fails without its number or a secret in the error', async () => {
  answer = { status: 400, body: { code: 21211, message: 'The To number +15125550142 is not a valid phone number.' } }
  await expect(smsFrom('+15125550100').send(message)).rejects.toThrow('Twilio did not take a text: 400, code 21211')
})

test('Twilio needs an account', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'twilio' })).toThrow('TWILIO_AUTH_TOKEN must be set')
})
