import { coerce, define, string } from 'superstruct'

/** Validators of environment variables, which are strings, named for error messages. */

export const whole = (least: number, most: number) =>
  coerce(
    define<number>(
      `a whole number from ${least} to ${most}`,
      (v) => Number.isInteger(v) && +v! >= least && +v! <= most,
    ),
    string(),
    (text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN),
  )
export const yesNo = () =>
  coerce(
    define<boolean>('true or false', (v) => typeof v === 'boolean'),
    string(),
    (text) => (text === 'true' ? true : text === 'false' ? false : text),
  )
export const url = (...schemes: string[]) =>
  define<string>(`a URL that begins with ${schemes.join(' or ')}`, (v) => {
    const text = String(v)
    return URL.canParse(text) && schemes.some((scheme) => text.startsWith(scheme))
  })
export const email = () => define<string>('an email address', (v) => /^[^\s@]+@[^\s@]+$/.test(String(v)))
export const words = (least: number) =>
  define<string>(`a text of at least ${least} characters`, (v) => typeof v === 'string' && v.length >= least)
export const oneOf = <const V extends string>(values: readonly V[]) =>
  define<V>(`one of ${values.join(', ')}`, (v) => values.some((value) => value === v))
