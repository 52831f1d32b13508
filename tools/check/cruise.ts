/** The command line of dependency-cruiser, as `npm run check` runs it from the project's folder. */
export const cruise = [
  '--import',
  './tools/check/typescript5.mjs',
  './node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
] as const
