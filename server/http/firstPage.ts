import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './projectRoot'

/** in the built front end: the page of a new quote, with the first question as HTML */
export const firstPageFile = 'first.html'
/** the program that prints the content of that page */
export const rendererFile = 'dist/server/firstPage.mjs'
/** stands before and after the content */
export const firstPageMark = '<!--first page-->'

/** The built page of a new quote, with the content for a configured brand; empty without a build. */
export function readFirstPage(from: string): string {
  const file = path.join(from, firstPageFile)
  if (!existsSync(file)) return ''
  const page = readFileSync(file, 'utf8')
  if (!globalThis.marqueeBrand) return page
  const [before, , after] = page.split(firstPageMark)
  // in a process of its own, so that React and the charts take no memory of the server
  const content = execFileSync(process.execPath, [path.join(root, rendererFile)], { encoding: 'utf8' })
  return `${before}<div id="root">${content}</div>${after}`
}

/** Query parameters that advertisements add. The page does not show them. */
const ofAdvertisement = /^(utm_\w+|\w*clid)$/

/**
 * Whether a new quote opens at this address. Every other query parameter names a quote, a partner or a way to show the
 * page, and needs the page without content.
 */
export function opensNewQuote(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return /^\/quote\/?$/.test(pathname) && [...searchParams.keys()].every((name) => ofAdvertisement.test(name))
}
