/** pg's own way to write a value of JavaScript into a query; @types/pg leaves it out. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
