/** Factor for the number of runs of a property: half in `npm test`, a fifth on PostgreSQL, twenty in `npm run test:long`. */
const times = Number(process.env['PROPERTIES'] ?? 0.5)

export const runs = (usual: number) => ({ numRuns: Math.ceil(usual * times) })
export const inTime = { timeout: 30_000 * Math.max(1, times) }
