import { renderToBuffer } from '@react-pdf/renderer'
import type { DocumentTable } from '../db/schema'
import { Certificate } from './certificate'
import type { PolicyFacts } from './facts/types'
import { loadFonts, printable } from './fonts'
import { Policy } from './policy'
import { Receipt } from './receipt'

export type DocumentKind = DocumentTable['kind']

const documents = { certificate: Certificate, policy: Policy, receipt: Receipt } satisfies Record<DocumentKind, unknown>

/** The PDF. It keeps the process busy for a while, so it is called in jobs only. */
export async function renderDocument(kind: DocumentKind, facts: PolicyFacts): Promise<Buffer> {
  await loadFonts()
  const Document = documents[kind]
  return renderToBuffer(<Document facts={eachText(facts, printable)} />)
}

/** The same with each text in it changed. */
function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => eachText(one, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)])) as T
}
