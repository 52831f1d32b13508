import type { Config } from '../config'

/** Opens a quote again, for whoever holds it, at a step where one is named. */
export const quoteLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, id: string, step?: 'terms' | 'payment') =>
  `${baseUrl}/quote/?id=${id}${step ? `&step=${step}` : ''}`
