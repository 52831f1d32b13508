import { takeBrand } from '../../server/platform/config/brandFile'

/** The parts of a browser that the page's modules use while they load and render. */
function standIn() {
  const document = { documentElement: { dataset: {} }, addEventListener() {} }
  const page = {
    document,
    location: { pathname: '/quote/', search: '', hash: '' },
    history: { state: null, replaceState() {}, pushState() {} },
    navigator: { onLine: true },
    addEventListener() {},
  }
  Object.assign(globalThis, { window: Object.assign(page, { parent: page }), document, addEventListener() {} })
}

/**
 * A program of its own, because it stands in for a browser: prints the content of the first page, with the brand of
 * BRAND_FILE. The build runs it, and a server with a brand of its own does.
 */
takeBrand(process.env)
standIn()
const { firstPage } = await import('../../src/app/firstPage')
process.stdout.write(await firstPage(), () => process.exit(0))
