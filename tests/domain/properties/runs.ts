/** How many times as often as in `npm test`: `npm run test:long` sets it. */
const times = Number(process.env['PROPERTIES'] ?? 1)

export const runs = (usual: number) => ({ numRuns: usual * times })
export const inTime = { timeout: 30_000 * times }
