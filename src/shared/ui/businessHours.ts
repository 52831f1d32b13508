import { brand } from '../../../domain/common/brand'

/** Our business hours, with a line break only between the days and the hours. */
export const hours = brand.hours
  .split(', ')
  .map((part) => part.replaceAll(' ', '\u00a0'))
  .join(', ')
