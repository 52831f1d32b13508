import path from 'node:path'
import type { Plugin } from 'esbuild'
import { bundled, type Fault, planting } from './load'
import type * as entry from './policyEntry'

export type PolicyProduct = typeof entry

const folder = path.resolve(import.meta.dirname, 'doubles')
const server = path.resolve(import.meta.dirname, '../../../server')

/** Random bytes follow from the work, neither PDFs nor letters are drawn, and nothing is counted for operators. */
const doubles: Plugin = {
  name: 'doubles',
  setup({ onResolve }) {
    onResolve({ filter: /^node:crypto$/ }, ({ importer }) =>
      importer.startsWith(server) ? { path: path.join(folder, 'crypto.ts') } : null,
    )
    onResolve({ filter: /^prom-client$/ }, () => ({ path: path.join(folder, 'metrics.ts') }))
    onResolve({ filter: /\/pdf\/press$/ }, () => ({ path: path.join(folder, 'press.ts') }))
    onResolve({ filter: /\/compose$/ }, () => ({ path: path.join(folder, 'compose.ts') }))
    // letters are not rendered, so their templates are not needed
    onResolve({ filter: /\/templates\// }, () => ({ path: path.join(folder, 'compose.ts') }))
  },
}

/** Bundles the product's code about sold policies with its doubles, and with the faults that are given. */
export const policyProduct = (...faults: readonly Fault[]): Promise<PolicyProduct> =>
  bundled<PolicyProduct>('policyEntry.ts', [doubles, planting(...faults)])
