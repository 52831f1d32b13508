import type { FactStore } from '../../../server/payments/sandbox/store'

/** The processor's facts in memory: files would be written in an order that nobody can repeat. */
export function memoryFacts(): FactStore {
  const facts = new Map<string, string>()
  const parsed = <Fact>(name: string) => (facts.has(name) ? (JSON.parse(facts.get(name)!) as Fact) : null)
  return {
    async once(name, fact) {
      if (!facts.has(name)) facts.set(name, JSON.stringify(fact))
      return parsed<typeof fact>(name)!
    },
    read: async <Fact extends object>(name: string) => parsed<Fact>(name),
    all: async <Fact extends object>(drawer: string) =>
      [...facts.keys()].filter((name) => name.startsWith(`${drawer}/`)).map((name) => parsed<Fact>(name)!),
    sweep: async () => undefined,
  }
}
