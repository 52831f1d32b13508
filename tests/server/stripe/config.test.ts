import { expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { testApp } from '../rig/app'
import { keys } from './double'

const withStripe = { PAYMENT_PROCESSOR: 'stripe', ...keys }

test('Stripe is selected with its three keys, and uses its own address by default', () => {
  expect(readConfig(withStripe)).toMatchObject({
    paymentProcessor: 'stripe',
    stripe: {
      secretKey: 'sk_test_sample',
      publishableKey: 'pk_test_sample',
      webhookSecret: 'whsec_sample',
      api: 'https://api.stripe.com',
    },
  })
  expect(readConfig({ ...withStripe, STRIPE_API: 'http://127.0.0.1:1' }).stripe?.api).toBe('http://127.0.0.1:1')
})

test.each(Object.keys(keys))('without %s the start fails and names it, without a secret', (name) => {
  const read = () => readConfig({ ...withStripe, [name]: '' })
  expect(read).toThrow(`${name} must be set, because PAYMENT_PROCESSOR is stripe`)
  const withSecret = /sk_test|whsec_sample/
  expect(read).not.toThrow(withSecret)
})

test('keys alone do not select Stripe', () => {
  expect(readConfig({ ...keys })).toMatchObject({ paymentProcessor: 'sandbox', stripe: null })
})

const contentSecurityPolicyOf = async (env: Record<string, string>) => {
  const testServer = await testApp({ env })
  const { headers } = await testServer.app.inject('/quote/')
  await testServer.close()
  const all = String(headers['content-security-policy']).split(';')
  return (name: string) => all.find((each) => each.startsWith(`${name} `)) ?? ''
}

test('scripts, frames and calls may use both of Stripe’s addresses only with Stripe selected', async () => {
  const [stripe, sandbox] = [await contentSecurityPolicyOf(withStripe), await contentSecurityPolicyOf({})]
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(stripe(name)).toMatch(/https:\/\/js\.stripe\.com https:\/\/api\.stripe\.com/)
    expect(sandbox(name)).toMatch(/'self'/)
    expect(sandbox(name)).not.toMatch(/stripe/)
  }
  // where the buttons of wallets come from, such as Apple Pay
  for (const name of ['script-src', 'frame-src']) expect(stripe(name)).toContain('https://*.js.stripe.com')
  // where Stripe frames the page of a card's bank
  expect(stripe('frame-src')).toContain('https://hooks.stripe.com')
  for (const name of ['script-src', 'connect-src']) expect(stripe(name)).not.toContain('hooks.stripe.com')
  expect(stripe('default-src')).toBe("default-src 'none'")
  expect(stripe('style-src')).not.toMatch(/stripe/)
})
