import { expect, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataFolder: 'data',
    paymentProcessor: 'sandbox',
    mail: { smtp: null },
    firstAdmin: null,
    followUp: { hour: 10, firstDay: 1, lastDay: 7 },
    staffSecondFactor: 'optional',
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    BASE_URL: 'https://quotes.example.com/',
    DATABASE_URL: 'postgresql://db.example.com/app?sslmode=verify-full',
    SMTP_HOST: 'mail.example.com',
    SMTP_PORT: '465',
    SMTP_SECURE: 'true',
    SMTP_USER: 'marquee',
    SMTP_PASSWORD: 'secret',
    UNRELATED: 'ignored',
  })
  expect(config).toMatchObject({
    port: 8080,
    baseUrl: 'https://quotes.example.com',
    databaseUrl: 'postgresql://db.example.com/app?sslmode=verify-full',
    mail: { smtp: { host: 'mail.example.com', port: 465, secure: true, auth: { user: 'marquee', pass: 'secret' } } },
  })
})

test.each([
  [{}, true],
  [{ BASE_URL: 'http://localhost:3000' }, true],
  [{ HOST: '127.0.0.1', BASE_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ BASE_URL: 'https://quotes.example.com' }, false],
  [{ BASE_URL: 'https://quotes.example.com', INSPECTOR: 'true' }, true],
  [{ INSPECTOR: 'false' }, false],
])('the inspector for %j: %s', (env, inspector) => {
  expect(readConfig(env).inspector).toBe(inspector)
})

test.each([
  ['ROLE', 'baker'],
  ['DATABASE_POOLER', 'session'],
  ['DRAIN_SECONDS', '301'],
  ['PORT', 'eighty'],
  ['INSPECTOR', 'perhaps'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['BASE_URL', 'quotes.example.com'],
  ['DATABASE_URL', 'mysql://db.example.com/app'],
  ['LOG_LEVEL', 'chatty'],
  ['PAYMENT_PROCESSOR', 'cash'],
  ['SMTP_PORT', '0'],
  ['SMTP_SECURE', 'yes'],
  ['SMTP_USER', 'alone'],
  ['STAFF_ADMIN_EMAIL', 'a@example.com'],
  ['STAFF_ADMIN_PASSWORD', 'long enough to be one'],
  ['FOLLOW_UP_HOUR', '24'],
  ['FOLLOW_UP_FIRST_DAY', '0'],
  ['FOLLOW_UP_LAST_DAY', '-1'],
  ['RATE_LIMIT', '0'],
  ['COUPON_RATE_LIMIT', 'many'],
  ['PROGRAM_FILE', 'no-such-file.json'],
  ['TRUSTED_PROXIES', '1.5'],
])('rejects %s = %j and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('names every invalid variable without repeating a value', () => {
  const env = { PORT: 'x', LOG_LEVEL: 'y', STAFF_ADMIN_EMAIL: 'a@example.com', STAFF_ADMIN_PASSWORD: 'secret' }
  const fault = (() => {
    try {
      return String(readConfig(env))
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const name of ['PORT', 'LOG_LEVEL', 'STAFF_ADMIN_PASSWORD']) expect(fault).toContain(name)
  expect(fault).toContain('PORT must be a whole number from 0 to 65535')
  expect(fault).toContain('LOG_LEVEL must be one of fatal, error, warn')
  expect(fault).not.toContain('secret')
})

test.each(['web', 'worker', 'migrate'])('the role %s needs PostgreSQL, because PGlite serves one process', (role) => {
  expect(() => readConfig({ ROLE: role })).toThrow(`DATABASE_URL must be set, because ROLE is ${role}`)
  expect(readConfig({ ROLE: role, DATABASE_URL: 'postgres://localhost/app' }).role).toBe(role)
})

const oidc = { OIDC_ISSUER: 'https://login.example.com/tenant', OIDC_CLIENT_ID: 'marquee' }

test('reads the company’s sign-in, which has a label and leaves passwords on unless told otherwise', () => {
  expect(readConfig({}).oidc).toBeNull()
  expect(readConfig(oidc).oidc).toEqual({
    issuer: 'https://login.example.com/tenant',
    clientId: 'marquee',
    clientSecret: null,
    label: 'single sign-on',
    emergencyEmail: null,
  })
  const only = { ...oidc, OIDC_ONLY: 'true', OIDC_EMERGENCY_EMAIL: 'Admin@example.com' }
  expect(readConfig(only).oidc?.emergencyEmail).toBe('admin@example.com')
  expect(readConfig({ ...only, OIDC_ONLY: 'false' }).oidc?.emergencyEmail).toBeNull()
})

test.each([
  [{ OIDC_ISSUER: oidc.OIDC_ISSUER }, 'OIDC_CLIENT_ID must be set, because OIDC_ISSUER is'],
  [{ OIDC_CLIENT_ID: 'marquee' }, 'OIDC_ISSUER must be set, because OIDC_CLIENT_ID is'],
  [{ OIDC_CLIENT_SECRET: 'a secret' }, 'OIDC_ISSUER must be set, because OIDC_CLIENT_SECRET is'],
  [{ ...oidc, OIDC_ONLY: 'true' }, 'OIDC_EMERGENCY_EMAIL must be set, because OIDC_ONLY is'],
  [{ ...oidc, OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER must be an https address'],
])('rejects %j: %s', (env, fault) => {
  expect(() => readConfig(env)).toThrow(fault)
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000'])('a provider at %s may be without https', (issuer) => {
  expect(readConfig({ ...oidc, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer)
})
