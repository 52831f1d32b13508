interface Result {
  readonly text: string
  /** the files that rows name and the storage does not have */
  readonly missing: readonly string[]
}

/**
 * Runs a command with its arguments, and prints its result with the seconds that it took. Exits with 1 on an error, and
 * with 2 if the work is done and files are missing.
 */
export async function runCommand(work: (given: readonly string[]) => Promise<Result>): Promise<void> {
  const begun = performance.now()
  try {
    const { text, missing } = await work(process.argv.slice(2))
    process.stdout.write(`In ${((performance.now() - begun) / 1000).toFixed(1)} s: ${text}\n`)
    if (missing.length === 0) return
    process.stderr.write(`The storage does not have ${missing.length} files that rows name: ${missing.join(', ')}\n`)
    process.exitCode = 2
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
    process.exitCode = 1
  }
}
