// Imported by every process of a run (NODE_OPTIONS): sets the clock CLOCK_OFFSET milliseconds ahead.
const offset = Number(process.env.CLOCK_OFFSET ?? 0)
const Real = globalThis.Date
const now = () => Real.now() + offset

if (offset !== 0)
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
