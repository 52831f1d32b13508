import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { isQuickTest } from './paths'
import { forgetRecord, keepRecord, writeSnapshot } from './record'
import { readSources, type Sources } from './sources'

/** Stores what each test file reached, once all of it has passed; `npm run test:quick` chooses by that. */
export default class ReachReporter implements Reporter {
  /** read while the tests run, so a source that changes meanwhile changes the record too */
  #sources: Promise<Sources> | null = null
  readonly #seen = new Set<string>()

  onTestRunStart(): void {
    this.#sources = readSources(process.cwd())
  }

  onTestModuleEnd(module: TestModule): void {
    const file = path.relative(process.cwd(), module.moduleId)
    if (!isQuickTest(file)) return
    const isWhole = [...module.children.allTests()].every((test) => test.result().state !== 'skipped')
    if (!isWhole) return
    this.#seen.add(file)
    if (module.ok()) keepRecord(file)
    else forgetRecord(file)
  }

  /** A run of all files records the current sources; a quick run does so before it starts. */
  async onTestRunEnd(): Promise<void> {
    const { files, snapshot } = await this.#sources!
    if (files.filter(isQuickTest).every((file) => this.#seen.has(file))) writeSnapshot(snapshot)
  }
}
