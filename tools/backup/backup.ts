import { readConfig } from '../../server/platform/config/config'
import { runCommand } from './command'
import { makeBackup } from './make'

/** `npm run backup -- [FOLDER]`: saves database and files of the configuration. */
await runCommand(async ([given]) => {
  const folder = given ?? `backups/${new Date().toISOString().replaceAll(':', '-')}`
  const { facts, files, missing } = await makeBackup(readConfig(process.env), folder)
  const text = `saved ${facts.policies} policies, ${facts.ledgerEntries} ledger entries and ${files.length} files in ${folder}`
  return { text, missing }
})
