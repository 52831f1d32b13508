/** Matches `test(`, `describe(` or `test.each(…)(` with a quoted title and more arguments. */
const named =
  /(?:\b(?:test|describe)(?:\.[a-z]+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/gi

/** The titles of a file’s tests and groups, as written: placeholders (%s, $name) stay in them. */
export function titlesIn(source: string): ReadonlySet<string> {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const titles = [...code.matchAll(named)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  return new Set(titles.map((title) => title.replace(/\\(.)/g, '$1')))
}
