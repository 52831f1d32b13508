import type { Plugin } from 'vite'

/**
 * Makes React Router smaller. It comes as one module with forms, fetchers, scroll restoration and server rendering
 * beside the few parts that we use. A bundler keeps all of it, because a call that makes a component may have side
 * effects, and because it cannot know that no data router is ever above our routes. This plugin marks those calls as
 * pure, says that there is no data router, and removes debug names, warnings and the texts of errors; code that runs
 * here does not change.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/ },
    handler(code) {
      return { code: withoutDataRouter(withoutEffects(withoutTexts(code, this.parse(code)))), map: null }
    },
  },
})

export const withoutEffects = (code: string) =>
  code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
    .replace(/^(var \w+ = )(class extends [\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')

/** Contexts that only a data router, or its server rendering, provides. */
const dataRouter = /React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|RSCRouterContext)\)/g

export const withoutDataRouter = (code: string) =>
  code
    .replace(dataRouter, 'null')
    // of the boundary for a data router's errors, which goes with this
    .replace(/^RenderErrorBoundary\.contextType = .*;$/m, '')
    .replace(/let \{ isDataRoute \} = .*;/g, 'const isDataRoute = false;')
    .replace(/^(function \w+\(.*), dataRouterOpts\) \{$/gm, '$1) {\nconst dataRouterOpts = null;')
    .replace(/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = null;')

interface Call {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee: { readonly name?: string }
  readonly arguments: readonly { readonly start: number; readonly end: number }[]
}

/** Replaces the texts of errors and warnings for programmers by nothing; the error itself stays. */
export function withoutTexts(code: string, program: object): string {
  const cuts = callsIn(program).flatMap(({ callee, arguments: [condition, text], start, end }) =>
    callee.name === 'invariant' && condition && text
      ? [{ start: condition.end, end: text.end, by: '' }]
      : /^warning(Once)?$/.test(callee.name ?? '')
        ? [{ start, end, by: 'void 0' }]
        : [],
  )
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), code)
}

function callsIn(node: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(callsIn)
  return (node as Partial<Call>).type === 'CallExpression' ? [node as Call, ...inside] : inside
}
