import type { Config } from '../config'

/** Opens a quote again, for whoever holds it. */
export const quoteLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, id: string) => `${baseUrl}/quote/?id=${id}`
