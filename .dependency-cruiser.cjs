// Who reads whom (docs/architecture.md). A folder that is not named here may be read by nobody but stories and tests.
const folders = ['api', 'machines', 'components', 'pages', 'theme', 'server', 'addons', 'stories', 'tests', 'scripts'];

const only = (from, ...allowed) => ({
  name: allowed.length > 0 ? `${from} reads only ${allowed.join(', ')}` : `${from} reads no other folder`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: exceptions.map(({ file }) => file) },
  to: { path: `^(${folders.join('|')})/`, pathNot: [from, ...allowed].map((name) => `^${name}/`) },
});

/** Files that may read one folder more than their neighbours. */
const exceptions = [
  { file: '^server/main\\.ts$', reads: ['server', 'api', 'addons'] },
  { file: '^server/pages/', reads: ['server', 'api', 'pages', 'addons'] },
  {
    file: '^pages/(_app|__root|entry|router)[^/]*\\.tsx?$',
    reads: ['pages', 'components', 'machines', 'api', 'theme', 'addons'],
  },
];

const onlyThese = ({ file, reads }) => ({
  name: `${file} reads only ${reads.join(', ')}`,
  severity: 'error',
  from: { path: file },
  to: { path: `^(${folders.join('|')})/`, pathNot: reads.map((name) => `^${name}/`) },
});

module.exports = {
  forbidden: [
    only('api'),
    only('theme'),
    only('machines', 'api'),
    only('components', 'machines', 'api', 'theme'),
    only('pages', 'components', 'machines', 'api', 'theme'),
    // The tokens are plain values: the server makes the style sheets of themes from them.
    only('server', 'api', 'theme/tokens'),
    only('addons', 'api', 'machines', 'components', 'theme', 'server'),
    only('scripts', 'api', 'server', 'machines'),
    ...exceptions.map(onlyThese),
    {
      name: 'add-ons are read through addons/installed.ts',
      severity: 'error',
      from: { path: '^(pages|server)/' },
      to: { path: '^addons/', pathNot: '^addons/(installed|addon)\\.tsx?$' },
    },
    {
      name: 'the browser reads contracts only as types',
      comment: 'A contract holds zod schemas, and the browser must not load them.',
      severity: 'error',
      from: { path: '^(components|machines|pages|theme)/' },
      to: { path: '\\.contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 is unknown to the cruiser, and without this it would guess at our files with a JavaScript parser.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'],
    },
  },
};
