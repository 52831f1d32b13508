import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { serverBundle } from '../../../tools/build/server'

/**
 * Builds a server whose documents are blank pages: each is made, stored and mailed as ever. To draw those of a purchase
 * takes two seconds of CPU time, and most journeys read none.
 */
export const blank: Plugin = {
  name: 'blank',
  setup: ({ onResolve, onEnd }) => {
    let isMet = false
    onResolve({ filter: /\/pdf\/press$/ }, () => {
      isMet = true
      return { path: path.resolve('tests/journeys/support/blankPress.ts') }
    })
    // fail now: without it a journey would only be slower
    onEnd(() => {
      if (!isMet) throw new Error('documents are drawn by another file now')
    })
  },
}

export const blankEntry = path.join('dist', 'blank', 'main.mjs')

export const buildBlank = () =>
  build({ ...serverBundle, outdir: 'dist/blank', sourcemap: false, plugins: [...(serverBundle.plugins ?? []), blank] })
