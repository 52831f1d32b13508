import { chart } from '../quote/chart'

export const lifecycle = chart
