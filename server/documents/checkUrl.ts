import type { Services } from '../services'

/** The page where anybody checks a certificate, to which its code is added. */
export const checkUrlOf = ({ baseUrl }: Services['config']): string => `${baseUrl}/quote/certificate`
