import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { command } from './parts'

const house = fileURLToPath(new URL('planted', import.meta.url))
const config = '../../../.dependency-cruiser.cjs'

/** Cruises a sample project that breaks every import rule, and returns the rules that did not notice. */
export async function rulesThatCatchNothing(cruise: readonly string[], from = house): Promise<string> {
  const args = cruise.map((arg) => (arg.startsWith('./') ? `../../.${arg}` : arg))
  const folders = ['contract', 'domain', 'machines', 'server', 'src', 'tests']
  const { output } = await command(['node', ...args, '--config', config, ...folders], from)
  const { forbidden } = createRequire(`${house}/`)(config) as { forbidden: { name: string }[] }
  const blind = forbidden.filter(({ name }) => !output.includes(`error ${name}: `))
  const lines = blind.map(({ name }) => `${name} did not catch the import planted for it in tools/check/planted\n`)
  // a cruise that fails to run says why
  return [...lines, blind.length === forbidden.length ? output : ''].join('')
}
