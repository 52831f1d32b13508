import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** A page of jsdom whose timers end with it, as those of a browser's page do. Node's would go on without a window. */
const page: Environment = {
  ...jsdom,
  async setup(global: typeof globalThis, options) {
    const { teardown } = await jsdom.setup(global, options)
    const pending = new Set<NodeJS.Timeout>()
    const { setTimeout } = global
    global.setTimeout = new Proxy(setTimeout, {
      apply(begin, self, [act, ...given]: Parameters<typeof setTimeout>) {
        const timer: NodeJS.Timeout = Reflect.apply(begin, self, [
          (...values: unknown[]) => {
            pending.delete(timer)
            return act(...(values as []))
          },
          ...given,
        ])
        pending.add(timer)
        return timer
      },
    })
    return {
      async teardown() {
        for (const timer of pending) clearTimeout(timer)
        global.setTimeout = setTimeout
        await teardown(global)
      },
    }
  },
}
export default page
