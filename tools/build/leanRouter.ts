import type { Plugin } from 'vite'

/**
 * Makes React Router smaller. It comes as one module with forms, fetchers, scroll restoration and server rendering
 * beside the few parts that we use. A bundler keeps all of it, because a call that makes a component may have side
 * effects. This plugin marks those calls as pure and removes debug names; code that runs here does not change.
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
