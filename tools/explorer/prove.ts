import { parseArgs } from 'node:util'
import { type Result, seconds, whole } from './proof'
import { writeRecording } from './recording'
import { subjects } from './subjects'
import { readSchema } from './tables/schema'

/**
 * `npm run prove:money`: explores every world to its end, then leaves out one guard at a time. It ends with 1 if a
 * promise is broken, a world is not complete, or a plant is not found. `-- worlds` and `-- plants` do one of the two, and
 * words after that choose the names that contain them. `--record story.json` writes the first violation for the inspector.
 */
async function main(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { record: { type: 'string' } },
  })
  const [part = '', ...rest] = positionals
  const words = rest.join(' ')
  const schema = await readSchema()
  const cpu = process.cpuUsage()
  const isChosen = ({ name }: { readonly name: string }) => name.includes(words)
  const results: Result[] = []
  const note = (result: Result) => {
    results.push(result)
    for (const line of result.lines) process.stdout.write(`${line}\n`)
  }
  const proveAll = async (proofs: readonly { readonly name: string; readonly prove: () => Promise<Result> }[]) => {
    for (const { prove } of proofs.filter(isChosen)) note(await prove())
  }
  if (part !== 'plants') for (const { worldProofs } of subjects) await proveAll(worldProofs(schema))
  if (part !== 'worlds') {
    process.stdout.write('\nOne guard left out at a time:\n')
    for (const { plantProofs } of subjects) await proveAll(plantProofs(schema))
  }
  const { user, system } = process.cpuUsage(cpu)
  const failed = results.filter(({ isProved }) => !isProved)
  const sum = (of: 'states' | 'steps') => whole(results.reduce((total, result) => total + result[of], 0))
  process.stdout.write(
    `\n${sum('states')} states, ${sum('steps')} steps, ${seconds((user + system) / 1000)} of a processor; ` +
      `${failed.length === 0 ? 'all proved' : `NOT PROVED: ${failed.map(({ name }) => name).join('; ')}`}\n`,
  )
  if (values.record !== undefined) process.stdout.write(`${await writeRecording(results, values.record)}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

await main(process.argv.slice(2))
