import { readConfig } from '../../server/platform/config/config'
import { restoreBackup } from './apply'
import { runCommand } from './command'

/** `npm run restore -- FOLDER [--replace]`: puts a backup where the configuration says. */
await runCommand(async ([folder, ...options]) => {
  if (!folder || folder.startsWith('--')) throw new Error('Name the folder of the backup: npm run restore -- FOLDER')
  const unknown = options.filter((option) => option !== '--replace')
  if (unknown.length > 0) throw new Error(`There is no option ${unknown[0]}`)
  const replace = options.includes('--replace')
  const { facts, made, files, missing } = await restoreBackup(readConfig(process.env), folder, { replace })
  const counts = `${facts.policies} policies, ${facts.ledgerEntries} ledger entries, ${files.length} files`
  return { text: `restored the state of ${made}: ${counts}`, missing }
})
