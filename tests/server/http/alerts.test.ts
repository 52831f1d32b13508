import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { queueCanary } from '../../../server/platform/observability/canary'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly runbook: string }
}
const rules: Rule[] = parse(readFileSync('deploy/alerts.yaml', 'utf8')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
)
const app = await testApp()
afterAll(() => app.close())

/** Prometheus makes this one itself for each process that it scrapes. */
const ofPrometheus = ['up']

test('each metric and label that an alert names is in /metrics', async () => {
  await queueCanary(app.services.db)
  await runDueJobs(app.services)
  await app.call('currentDate')
  const text = await app.app.metrics.text()
  const metrics = new Set([...text.matchAll(/^([a-z_0-9]+)(?:\{.*\})? [-+.\d]/gim)].map(([, name]) => name!))
  for (const { alert, expr } of rules) {
    const named = [...expr.matchAll(/\b((?:marquee|nodejs)_[a-z_0-9]+|up)\b(?:\{(\w+)[=!~])?/g)]
    expect(named, alert).not.toEqual([])
    for (const [, name, label] of named) {
      if (ofPrometheus.includes(name!)) continue
      expect([...metrics], `${alert} names ${name}`).toContain(name)
      if (label) expect(text, `${alert} names ${name}{${label}}`).toMatch(new RegExp(`^${name}\\{.*\\b${label}="`, 'm'))
    }
  }
})

test('each part that /readyz lists is in /metrics', async () => {
  const { parts } = (await app.app.inject('/readyz')).json()
  const text = await app.app.metrics.text()
  for (const [part, { works }] of Object.entries<{ works: boolean }>(parts))
    expect(text).toContain(`marquee_part_works{part="${part}"} ${works ? 1 : 0}\n`)
})

test('metrics are served without a database, and say that it is away', async () => {
  const other = await testApp()
  expect(await other.app.metrics.text()).toContain('marquee_part_works{part="database"} 1\n')
  await other.services.db.close()
  const text = await other.app.metrics.text()
  expect(text).toContain('marquee_part_works{part="database"} 0\n')
  expect(text).not.toMatch(/^marquee_jobs_waiting /m)
  await other.app.close()
})

test('each alert has its answer in docs/operations.md', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const answered = [...text.matchAll(/^#### (\w+)$/gm)].map(([, name]) => name)
  expect(answered).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
})
