import { listInWords } from '../../domain/formats'
import type { LedgerItem } from '../db/life.schema'

/** What an entry is for, as the books name it in one line. */
export function describeItems(items: readonly LedgerItem[]): string {
  const words = listInWords([...new Set(items.map(({ description }) => description))])
  return words.length > 200 ? `${words.slice(0, 199)}…` : words
}
