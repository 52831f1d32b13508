import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { brand } from '../../domain/common/brand'
import type { Services } from '../platform/services/services'
import { tables } from './dataMap'
import { classWords, type DataClass } from './dataMap/table'
import { contactsWith } from './person'
import { keysIn } from './removal'
import { columnsOf, type Row, rowsOf } from './rows'

const exported: readonly DataClass[] = ['person', 'insurance', 'money', 'record']

/** bytes of files in one export; the list names those that are left out */
const mostBytes = 200 * 1024 * 1024

interface NamedFile {
  readonly key: string
  readonly name: string
}

/**
 * All data of a person as a ZIP archive: `data.json` with the rows of each table, and the files.
 * @param email lower case
 */
export async function exportOf(services: Services, email: string): Promise<{ bytes: Buffer; rows: number }> {
  const { db, now } = services
  const contacts = await contactsWith(services, email)
  const sought = { contactIds: contacts.map(({ id }) => id), email }
  const zip = new ZipFile()
  const files: NamedFile[] = []
  const data: Record<string, object> = {}
  let count = 0
  for (const [name, table] of tables) {
    const rows = await rowsOf(db, [name, table], sought)
    if (rows.length === 0) continue
    count += rows.length
    const columns = columnsOf(table, exported)
    data[name] = { purpose: table.purpose, rows: rows.map((row) => pick(row, columns)) }
    for (const row of rows) files.push(...columnsOf(table, ['file']).flatMap((column) => namedIn(row[column], row)))
  }
  const left = await addFiles(services, zip, files)
  const head = { from: brand.name, about: email, made: now().toISOString(), classes: classWords, omitted: left }
  zip.addBuffer(Buffer.from(JSON.stringify({ ...head, data }, null, 2)), 'data.json')
  zip.end()
  return { bytes: await buffer(zip.outputStream), rows: count }
}

/** Adds the files under their own names. @returns the names of those that are too large for one export */
async function addFiles({ files }: Services, zip: ZipFile, named: readonly NamedFile[]): Promise<string[]> {
  const left: string[] = []
  const taken = new Set<string>()
  let all = 0
  for (const { key, name } of named) {
    // a file may have been deleted, and a document may wait to be made
    const bytes = await files.get(key)
    if (!bytes || taken.has(key)) continue
    taken.add(key)
    const entry = `files/${String(taken.size).padStart(3, '0')} ${name.replace(/[\\/:*?"<>|]/g, '-')}`
    all += bytes.byteLength
    if (all > mostBytes) left.push(entry)
    else zip.addBuffer(bytes, entry)
  }
  return left
}

const pick = (row: Row, columns: readonly string[]) => Object.fromEntries(columns.map((name) => [name, row[name]]))

/** The files of a column, by their names in the list of attachments. */
function namedIn(value: unknown, { name, subject }: Row): NamedFile[] {
  if (Array.isArray(value)) return value as NamedFile[]
  const own = typeof name === 'string' ? name : typeof subject === 'string' ? `${subject}.json` : 'file'
  return keysIn(value).map((key) => ({ key, name: own }))
}
