import { brand } from '../../../domain/common/brand'

/** When we are reached; broken, if at all, between the days and the hours. */
export const hours = brand.hours
  .split(', ')
  .map((part) => part.replaceAll(' ', '\u00a0'))
  .join(', ')
