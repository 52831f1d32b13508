import type { Plugin } from 'vite'

/**
 * React Router comes as one module, in which forms, fetchers, scroll memory and pages rendered by a server stand beside
 * the little that we use. A bundler keeps all of it, because for all it knows making a component has an effect. This
 * says that it has none, and takes out what only names things for a debugger; nothing that runs here is changed.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/ },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
})

export const withoutEffects = (code: string) =>
  code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
    .replace(/^(var \w+ = )(class extends [\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
