import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { waitFor } from 'xstate'
import type { Client } from '../../contract/client'
import { startAddress } from '../shared/browser/route'
import { safeStorage } from '../shared/browser/storage'
import { App } from './App'
import { openPages } from './pages'
import { openQuotePage } from './pages/quote'

/** No call is answered while the page is rendered. */
const silent = new Proxy({}, { get: () => () => new Promise(() => {}) }) as Client

/**
 * Renders the page of a new quote as HTML, by the same components and charts that a browser runs. It reads `window`,
 * which a process without a browser has to provide (tools/build/renderFirstPage.ts).
 */
export async function firstPage(): Promise<string> {
  const address = startAddress(window)
  const dependencies = { client: silent, address, storage: safeStorage(window), toast() {}, redirect() {} }
  const quote = async () => ({ default: () => openQuotePage(dependencies) })
  const pages = openPages(dependencies, { quote } as never)
  await waitFor(pages.quote, (page) => page.matches('ready'))
  const html = renderToString(
    <StrictMode>
      <App pages={pages} address={address} />
    </StrictMode>,
  )
  // React puts titles first; the page has one already
  return html.replace(/^<title>.*?<\/title>/, '')
}
