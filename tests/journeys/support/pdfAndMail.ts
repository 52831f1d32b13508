import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { Product } from './product'

/** The results of a purchase outside the page: documents, emails, and charges at the processor. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const filesIn = async (folder: string) => readdir(folder).catch(() => [])

/** All emails sent to an address. */
export async function mailTo(product: Product, address: string): Promise<Email[]> {
  const folder = path.join(product.dataFolder, 'mail')
  const files = (await filesIn(folder)).filter((name) => name.endsWith('.eml'))
  const messages = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return messages.filter(({ to }) => to?.some((each) => each.address === address))
}

/** Waits for an email that a job sends. */
export const mailArrives = (product: Product, address: string, subject: RegExp) =>
  expect
    // polls rarely, because reading all emails takes CPU from the server that writes them
    .poll(async () => (await mailTo(product, address)).find((mail) => subject.test(mail.subject ?? '')), {
      interval: 250,
    })
    .toBeDefined()
    .then(async () => (await mailTo(product, address)).find((mail) => subject.test(mail.subject ?? ''))!)

/** The charges at the processor in cents, oldest first, from its own records. */
export async function chargesAt(product: Product): Promise<number[]> {
  const folder = path.join(product.dataFolder, 'sandbox-processor/endings')
  const files = (await filesIn(folder)).sort()
  const endings = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Ending),
  )
  return endings.flatMap((ending) => (ending.end === 'charged' ? [ending.amountCents] : []))
}

/** The charges since an earlier reading: on a shared server the earlier ones belong to other tests. */
export async function chargedSince(before: readonly number[], product: Product): Promise<number[]> {
  const known = [...before]
  return (await chargesAt(product)).filter((cents) => {
    const at = known.indexOf(cents)
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
}

interface Ending {
  readonly end: string
  readonly amountCents: number
}
