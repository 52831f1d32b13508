import { noCounterpart, type Shown } from './table'

/**
 * One line for each row that names no assertion. A row names a file by its path and a test by its title, and says the
 * same only once; or it says “no counterpart”, with the names that have none and the reason.
 */
export function entriesWithoutAssertion(rows: readonly Shown[]): readonly string[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const key = JSON.stringify(row)
    if (seen.has(key)) return [`“${row.words}”: the row of “${row.title}” stands twice`]
    seen.add(key)
    return (row.label === noCounterpart ? unreasoned(row) : unnamed(row)).map((wrong) => `“${row.words}”: ${wrong}`)
  })
}

function unnamed({ label, file, title }: Shown): string[] {
  if (!label) return ['an entry names a test file, or says “no counterpart” with a reason']
  if (file !== `tests/${label}.test.ts` && file !== `tests/${label}.test.tsx`)
    return [`the link “${label}” is not the path of ${file}`]
  // a placeholder alone is the value of a case, and no statement
  return /^([%$]\w*)?$/.test(title) ? [`“${title}” of ${file} names no assertion`] : []
}

/** `name`, `another name`: the reason in words */
const withReason = /^(`[^`]+`(?:, `[^`]+`)*): \S+ \S+ \S+/

function unreasoned({ title }: Shown): string[] {
  return withReason.test(title) ? [] : [`“no counterpart” needs the names in backticks and a reason: “${title}”`]
}

/** The names that a row without a counterpart gives. */
export const namesWithout = ({ label, title }: Shown): readonly string[] =>
  label === noCounterpart
    ? [...(withReason.exec(title)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
    : []

/** A name of program state, such as `isHcc`, `popup_order` or `option1`: its words are not English. */
const stateName = /\b[a-z]+(?:[A-Z]\w*|_\w+|\d)\b/g

export const stateNames = (line: string): readonly string[] => line.match(stateName) ?? []

/** Whether a test file has a name of state, in any of the ways to write it: `email_logs`, `emailLogs`, `email-logs`. */
export const hasName = (source: string, name: string): boolean => plain(source).includes(plain(name))

const plain = (text: string): string => text.replace(/[-_]/g, '').toLowerCase()
