import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../../server/http/headers'
import { readConfig } from '../../../server/platform/config/config'

/* The list of browser features in docs/operations.md matches what we send and what the pages use. */

const section = readFileSync('docs/operations.md', 'utf8').split('\n## Browsers\n')[1]!.split('\n## ')[0]!
const namesIn = (head: string) =>
  section
    .split(`\n| ${head} | without it |\n`)[1]!
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))

test('names each header that tells a browser how to protect a page', async () => {
  const headers = Object.keys(await securityHeaders(readConfig({ BASE_URL: 'https://insurance.example.com' }), ''))
  expect(headers).toContain('content-security-policy')
  const named = namesIn('for security')
  expect(headers.filter((name) => !named.includes(name))).toEqual([])
  const ofHeaders = named.filter((name) => /^[a-z-]+$/.test(name))
  expect(ofHeaders.sort()).toEqual(headers.sort())
})

/** Features of a browser that a page could use, as code names them. */
const features = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'navigator.locks', 'BroadcastChannel', 'SharedWorker'],
  ...['navigator.clipboard', 'navigator.share', 'navigator.geolocation', 'Notification', 'serviceWorker'],
  ...['requestIdleCallback', 'sendBeacon', 'pushState', 'postMessage', 'WebSocket', 'EventSource', 'new Worker'],
  ...['getRandomValues', 'crypto.subtle', 'crypto.randomUUID', 'cookieStore'],
  ...['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver', 'matchMedia'],
  ...['AbortSignal', 'FormData', 'FileReader', 'createObjectURL', 'Intl', 'getContext', 'showModal', 'showPopover'],
  ...['startViewTransition', 'structuredClone', 'CompressionStream', 'MediaRecorder', 'getUserMedia'],
]

test('names each feature that the pages use, and none that they do not', () => {
  const source = ['src', 'contract', 'machines']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n')
    // a comment may say why a feature is not used
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const isUsed = (feature: string) => new RegExp(`\\b${feature.replace('.', '\\.')}\\b`).test(source)
  expect(namesIn('for the pages').sort()).toEqual(features.filter(isUsed).sort())
})
