import path from 'node:path'
import { build as bundle } from 'esbuild'

/** The script of partners' pages: one file under a name that never changes, for old browsers too. */
export async function writeEmbed(root: string): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: ['src/embed/start.ts'],
    outfile: path.join(root, 'dist/web/embed.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
  })
}
