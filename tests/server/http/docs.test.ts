import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { contract } from '../rig/contract'

const { app, close } = await testApp()
afterAll(close)

test('/api/docs lists every operation with its access rules, and loads nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await app.inject('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch('text/html')
  for (const { operationId, method, path, summary, access } of contract.operations) {
    const [, section = ''] = body.split(`<details id="${operationId}">`)
    expect(section.slice(0, 400)).toContain(
      `<code>${method} ${path}</code> ${summary} <small>${access.join(', ')}</small>`,
    )
  }
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(body).toContain('href="#Contact"')
  expect(body).toContain('<details id="Contact">')
})

test('the contract’s text never becomes markup', async () => {
  const { body } = await app.inject('/api/docs')
  const inside = body.slice(body.indexOf('<main>'))
  const tags = new Set([...inside.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
  expect([...tags].sort()).toEqual([
    'a',
    'body',
    'code',
    'details',
    'h1',
    'h2',
    'h3',
    'html',
    'main',
    'p',
    'pre',
    'small',
    'summary',
  ])
})

test('/api/openapi.yaml is the contract', async () => {
  const { body } = await app.inject('/api/openapi.yaml')
  expect(body).toBe(await readFile('openapi.yaml', 'utf8'))
})
