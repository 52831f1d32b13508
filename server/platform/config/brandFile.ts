import { readFileSync } from 'node:fs'
import { array, define, nonempty, object, partial, string, validate } from 'superstruct'
import type { OwnNames } from '../../../domain/common/brand'

const words = define<string>(
  'a text of 1 to 200 characters',
  (v) => typeof v === 'string' && /\S/.test(v) && v.length <= 200,
)
const lines = nonempty(array(words))
const link = object({
  name: words,
  url: define<string>('an https address', (v) => typeof v === 'string' && URL.canParse(v) && v.startsWith('https://')),
})
const insurer = object({ name: words, address: lines })

const Names = partial(
  object({
    name: words,
    company: words,
    address: lines,
    phone: words,
    email: words,
    hours: words,
    site: words,
    representative: words,
    bank: object({ name: words, routing: string(), account: string() }),
    insurer,
    secondInsurer: insurer,
    navigation: array(link),
    partners: array(link),
  }),
)

/**
 * Sets the configured brand for domain/common/brand. Call it before any other module loads, because modules use the
 * brand while loading.
 * @throws an error that names the file and the invalid field
 */
export function takeBrand({ BRAND_FILE: file }: NodeJS.ProcessEnv): void {
  if (!file) return
  const [failure, names] = validate(contentOf(file), Names)
  if (failure) throw new Error(`BRAND_FILE ${file}: ${failure.path.join('.') || 'the file'} must be ${failure.type}.`)
  globalThis.marqueeBrand = names as Partial<OwnNames>
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    throw new Error(`BRAND_FILE ${file}: ${fault instanceof SyntaxError ? 'it is no JSON' : 'it cannot be read'}.`)
  }
}

/** A script for the page's head that passes the brand to the client; empty without a configured brand. */
export function brandScript(): string {
  const { marqueeBrand } = globalThis
  return marqueeBrand
    ? `<script>globalThis.marqueeBrand=${JSON.stringify(marqueeBrand).replaceAll('<', '\\u003c')}</script>`
    : ''
}
