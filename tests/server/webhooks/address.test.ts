import { expect, test } from 'vitest'
import { addressFault, isPublic, publicLookup } from '../../../server/webhooks/address'
import { post } from '../../../server/webhooks/send'
import { signedHeaders } from '../../../server/webhooks/signature'
import { Receiver } from './receiver'

test.each([
  'http://partner.example.com/webhooks',
  'https://localhost/',
  'https://intranet/',
  'https://printer.local/',
  'https://printer.local./',
  'https://service.internal/',
  'https://trial.localhost/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://user:password@partner.example.com/',
  'https://partner.example.com/#part',
  'ftp://partner.example.com/',
  'not an address',
])('%s is refused', (url) => {
  expect(addressFault(url, false)).toMatch(/\w/)
})

test.each(['https://localhost/hook', 'https://127.0.0.1/hook', 'https://10.0.0.5/hook', 'http://10.0.0.5/hook'])(
  '%s is refused in a trial on one machine too',
  (url) => expect(addressFault(url, true)).toMatch(/\w/),
)

test('a public https address is allowed, and a receiver on this machine in a trial only', () => {
  for (const url of ['https://partner.example.com/webhooks', 'https://93.184.216.34:8443/'])
    expect(addressFault(url, false)).toBeNull()
  expect(addressFault('http://127.0.0.1:4000/', true)).toBeNull()
  expect(addressFault('http://partner.example.com/', true)).toMatch(/https/)
})

test.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', '::ffff:192.168.0.1', '64:ff9b::a00:1', '2002:a00:1::'])(
  'an address of our network is not public: %s',
  (address) => expect(isPublic(address)).toBe(false),
)

test('a name that leads into our network is refused when it is called', async () => {
  const looked = new Promise<string>((resolve) =>
    publicLookup('localhost', {}, (fault) => resolve(String(fault?.message))),
  )
  expect(await looked).toBe('Its address is not public')
})

test('an address that is not allowed is never called, even if it is stored', async () => {
  const receiver = await new Receiver().open()
  await expect(post({ url: receiver.url, headers: {}, body: '{}', isLocal: false })).rejects.toThrow(/not allowed/)
  expect(receiver.requests).toBe(0)
  await receiver.close()
})

test('the signature is the one of the published test vector', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  const headers = signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
