/** What follows `test(`, `describe(`, `test.each(…)(`: a text in one kind of quotes or another, and more behind it. */
const named =
  /(?:\b(?:test|describe)(?:\.[a-z]+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/gi

/** The titles of a file’s tests, and groups of tests, as they are written: places for values (%s, $name) stay in them. */
export function titlesIn(source: string): ReadonlySet<string> {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const titles = [...code.matchAll(named)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  return new Set(titles.map((title) => title.replace(/\\(.)/g, '$1')))
}
