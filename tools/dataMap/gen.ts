import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tables } from '../../server/privacy/dataMap'
import {
  classWords,
  type DataClass,
  levelWords,
  protections,
  retentionWords,
  type TableData,
} from '../../server/privacy/dataMap/table'

/** Writes docs/data-map.md from the data map of the server. With --check it only compares. */
const file = fileURLToPath(new URL('../../docs/data-map.md', import.meta.url))

const classes = Object.keys(classWords) as DataClass[]

const columnsIn = ({ columns }: TableData) =>
  classes
    .map((of) => [of, Object.keys(columns).filter((column) => columns[column] === of)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([of, names]) => `*${of}*: ${names.map((name) => `\`${name}\``).join(', ')}`)
    .join('<br>')

const erasedIn = { deleted: 'the rows are deleted', blanked: 'the rows stay, without their values', kept: 'stays' }
const erasure = ({ person, erased }: TableData) => (person.length === 0 ? '–' : erasedIn[erased])

const text = `<!-- Written by npm run gen from server/privacy/dataMap. -->

# The data that we keep

Every table of the database, with its purpose, the time for which it is kept, and what an erasure does to the rows of a person ([decision 65](decisions/065-personal-data.md)). A dash: its rows are about no customer. Stored files are named by the columns of the class *file*.

| class | holds | level | its own rules |
|---|---|---|---|
${classes.map((of) => `| *${of}* | ${classWords[of]} | ${protections[of].level} | ${protections[of].own} |`).join('\n')}

| level of protection | means |
|---|---|
${Object.entries(levelWords)
  .map(([level, words]) => `| ${level} | ${words} |`)
  .join('\n')}

| table | purpose | columns | kept | erasure |
|---|---|---|---|---|
${tables
  .map(
    ([name, table]) =>
      `| \`${name}\` | ${table.purpose} | ${columnsIn(table)} | ${retentionWords[table.kept]} | ${erasure(table)} |`,
  )
  .join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('docs/data-map.md is out of date: run npm run gen\n')
  process.exitCode = 1
}
