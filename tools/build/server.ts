import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Parses openapi.yaml at build time, so that a server reads it as JSON within milliseconds. */
const parsedContract: Plugin = {
  name: 'parsed contract',
  setup: ({ onLoad }) => {
    onLoad({ filter: /server[\\/]http[\\/]contractFile\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      const parser = '=> parse(text)'
      if (!source.includes(parser)) throw new Error(`${file} no longer holds "${parser}"`)
      const contract = JSON.stringify(parse(await readFile(`${root}/openapi.yaml`, 'utf8')))
      const contents = source
        .replace("import { parse } from 'yaml'\n", '')
        .replace(parser, () => `=> JSON.parse(${JSON.stringify(contract)})`)
      return { loader: 'ts', contents, watchFiles: [`${root}/openapi.yaml`] }
    })
  },
}

/** The workers' files, beside the chunks that start them (server/pdf/press.ts, server/platform/uploads/cleanPdf.ts). */
export const threads = {
  'chunks/pressThread': 'server/pdf/pressThread.ts',
  'chunks/pdfThread': 'server/platform/uploads/pdfThread.ts',
} as const

/** A program for Node as one ESM file. */
export const forNode = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // bundled CommonJS packages load Node's own modules by require
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
} as const satisfies BuildOptions

/**
 * One entry file, and chunks for code that loads on first use (documents, mail, other databases). Packages that look
 * for files beside themselves stay external.
 */
export const serverBundle: BuildOptions = {
  ...forNode,
  absWorkingDir: root,
  entryPoints: { main: 'server/main.ts', ...threads },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
  sourcemap: true,
  // comments are a third of it, and a character beyond Latin-1 in one doubles the memory of the whole text
  minifyWhitespace: true,
  legalComments: 'external',
  metafile: true,
  plugins: [parsedContract],
  external: [
    '@electric-sql/pglite',
    'pg-native',
    'piscina',
    '@fastify/static',
    '@react-pdf/renderer',
    // shared with the renderer: a context of another copy of React would be empty
    'react',
    'react/*',
    'subset-font',
    '@aws-sdk/*',
  ],
}
