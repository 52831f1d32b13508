import type { MailContent } from '../../../contract/client'
import { momentInWords } from './moment'

/** 12 KB, 3.4 MB */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** What is known of a message beside its words. */
export function factsOf({ row }: MailContent) {
  const rows = [
    ['created', 'Written', momentInWords(row.created)],
    ['sent', 'Sent', row.sent && momentInWords(row.sent)],
    ['error', row.state === 'failed' ? 'Why not' : 'The last time', row.error],
  ] as readonly (readonly [string, string, string | null])[]
  return rows.flatMap(([key, name, words]) => (words ? [[key, name, words] as const] : []))
}
