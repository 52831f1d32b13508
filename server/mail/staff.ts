import { brand } from '../../domain/brand'
import type { Config } from '../config'

/** Where staff are told of what needs them; our own address while nothing else is set. */
export const staffAddress = ({ mail }: Pick<Config, 'mail'>): string => mail.staff ?? brand.email
