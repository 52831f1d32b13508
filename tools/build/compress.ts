import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const worthIt = /\.(js|css|svg|json)$/

/**
 * Writes compressed copies of each text file, so that the server need not compress for each request. Pages are
 * compressed by the server, which writes the brand into them.
 */
export async function compressAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name))
  await Promise.all(files.map((file) => compress(path.join(file.parentPath, file.name))))
}

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < 1000) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  await writeFile(`${file}.br`, await asBrotli(bytes, quality))
  await writeFile(`${file}.gz`, await asGzip(bytes, { level: 9 }))
}
