/** Runs a command with its arguments, and prints its result with the seconds that it took. Exits with 1 on an error. */
export async function runCommand(work: (given: readonly string[]) => Promise<string>): Promise<void> {
  const begun = performance.now()
  try {
    const result = await work(process.argv.slice(2))
    process.stdout.write(`In ${((performance.now() - begun) / 1000).toFixed(1)} s: ${result}\n`)
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
    process.exitCode = 1
  }
}
