import type { MailContent } from '../../../contract/client'
import { momentInWords } from './moment'

/** What is known of a message beside its words. */
export function factsOf({ row, html, text }: MailContent) {
  const isWritten = row.state === 'sent' || html !== null || text !== null
  const rows = [
    ['created', isWritten ? 'Written' : 'Due since', momentInWords(row.created)],
    ['sent', 'Sent', row.sent && momentInWords(row.sent)],
    ['error', row.state === 'failed' ? 'Why not' : 'The last time', row.error],
  ] as readonly (readonly [string, string, string | null])[]
  return rows.flatMap(([key, name, words]) => (words ? [[key, name, words] as const] : []))
}
