/** pg's function that converts a JavaScript value for a query; missing from @types/pg. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
