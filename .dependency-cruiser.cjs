/**
 * Who may import whom (docs/decisions/002). Types count: a room that knows another's types knows that room. Each rule
 * is broken once on purpose in tools/check/planted, and `npm run check` fails if it goes unseen there.
 */
const ours = ['contract', 'domain', 'machines', 'server', 'src', 'tests', 'tools']
const room = (...names) => `^(${names.join('|')})/`
const others = (...mine) => room(...ours.filter((name) => !mine.includes(name)))
const packages = (...names) => `node_modules/(${names.join('|')})/`
const screenLibraries = packages(
  'react',
  'react-dom',
  '@xstate/react',
  'react-router-dom',
  'react-router',
  'react-final-form',
  'react-final-form-arrays',
  'react-hot-toast',
  '@headlessui/react',
  '@maskito/.*',
)
const callLibraries = packages('openapi-fetch', 'fastify', '@fastify/.*', 'kysely', 'pg', '@electric-sql/.*')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid(
      'contract-stands-alone',
      'The contract is generated and knows nothing of ours.',
      { path: room('contract') },
      { path: others('contract') },
    ),
    forbid(
      'domain-stands-alone',
      'Facts and rules know nothing of ours.',
      { path: room('domain') },
      { path: others('domain') },
    ),
    forbid(
      'domain-is-pure',
      'No React, no XState, no I/O in the domain.',
      { path: room('domain') },
      { path: [screenLibraries, callLibraries, packages('xstate')] },
    ),
    forbid(
      'domain-needs-no-node',
      'The domain also runs in a browser.',
      { path: room('domain', 'contract', 'machines', 'src') },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'machines-know-contract-and-domain',
      'Charts know the contract and the domain and no other room.',
      { path: room('machines') },
      { path: others('machines', 'contract', 'domain') },
    ),
    forbid(
      'machines-do-not-draw',
      'No React in a chart.',
      { path: room('machines') },
      { path: [screenLibraries, callLibraries] },
    ),
    forbid(
      'only-calls-know-the-client',
      'A chart asks through machines/calls; elsewhere the client is only a type.',
      { path: room('machines'), pathNot: '^machines/calls/' },
      { path: '^contract/client', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'the-price-is-the-servers',
      'Neither charts nor screens work out a price or a decision.',
      { path: room('machines', 'src') },
      { path: '^domain/(rating|decision)(/|\\.)', pathNot: '^domain/decision/alone\\.' },
    ),
    forbid(
      'alone-knows-no-rules',
      'What the browser reads of a decision brings none of its rules along.',
      { path: '^domain/decision/alone\\.' },
      { path: '^domain/(?!common/coverageTypes\\.)' },
    ),
    forbid(
      'lifecycle-is-pure',
      'The server moves quotes with this chart, so it knows no other one and no call.',
      { path: '^machines/lifecycle/' },
      { path: '^machines/(?!lifecycle/)' },
    ),
    forbid(
      'src-knows-no-server',
      'Screens know charts, contract and domain.',
      { path: room('src') },
      { path: others('src', 'machines', 'contract', 'domain') },
    ),
    forbid(
      'server-knows-no-screens',
      'The server knows the contract, the domain and the lifecycle chart.',
      { path: room('server') },
      { path: [others('server', 'contract', 'domain', 'machines'), '^machines/(?!lifecycle/)'] },
    ),
    forbid(
      'nothing-imports-tests',
      'Tests are imported by tests, and by what measures, shows or explores.',
      { pathNot: '^(tests|tools/(bench|explorer|gallery|history|rolling|scale|simulator))/' },
      { path: room('tests') },
    ),
    forbid(
      'no-development-packages',
      'What is shipped needs nothing that only development installs.',
      { path: room('contract', 'domain', 'machines', 'server', 'src') },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
    forbid(
      'no-unknown-packages',
      'An import must lead somewhere that package.json names.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-unresolved',
      'An import must lead somewhere; dist is there only once it is built.',
      {},
      {
        couldNotResolve: true,
        pathNot: 'dist/server/main\\.mjs$',
      },
    ),
    forbid(
      'no-circles',
      'Two files that need each other while they load are one file, or three.',
      { path: room('contract', 'domain', 'machines', 'server', 'src') },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    ...['domain', 'machines', 'server', 'src'].map((name) => ({
      ...forbid(
        `no-circles-of-folders-in-${name}`,
        'Rooms form layers, types included: what a room imports never imports it, not even by way of others.',
        { path: room(name) },
        { path: room(name), circular: true },
      ),
      scope: 'folder',
    })),
    forbid(
      'nothing-imports-the-app',
      'src/app puts the pages together. Below it only its routes are known.',
      { path: room('src'), pathNot: '^src/app/' },
      { path: '^src/app/(?!routes/)' },
    ),
    forbid(
      'platform-knows-no-business',
      'What every room of the server stands on knows none of them.',
      { path: '^server/platform/' },
      { path: '^server/(?!platform/)' },
    ),
    forbid(
      'migrations-stand-alone',
      'A migration that has shipped must do tomorrow what it did then: it imports nothing of ours that can change.',
      { path: '^server/platform/db/migrations/' },
      { path: room(...ours), pathNot: '^server/platform/db/migrations/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^tools/check/planted', '^tools/openapi/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
