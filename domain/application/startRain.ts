import { rain } from '../common/coverageTypes'

/** The search of the address that begins a quote for rain insurance (decision 84). */
export const startRain = `?${new URLSearchParams({ coverage_type: rain[0] })}`
