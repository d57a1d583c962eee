// The import rules between folders (docs/architecture.md). Only stories and tests may import from a folder that is not
// listed here.
const folders = ['api', 'machines', 'components', 'pages', 'theme', 'server', 'addons', 'stories', 'tests', 'scripts'];

const only = (from, ...allowed) => ({
  name: allowed.length > 0 ? `${from} reads only ${allowed.join(', ')}` : `${from} reads no other folder`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: exceptions.map(({ file }) => file) },
  to: { path: `^(${folders.join('|')})/`, pathNot: [from, ...allowed].map((name) => `^${name}/`) },
});

/** Exceptions: files that may import from more folders than the rule of their own folder allows. */
const exceptions = [
  { file: '^server/main\\.ts$', reads: ['server', 'api', 'addons'] },
  { file: '^server/pages/', reads: ['server', 'api', 'pages', 'addons'] },
  {
    file: '^pages/(_app|__root|entry|router)[^/]*\\.tsx?$',
    reads: ['pages', 'components', 'machines', 'api', 'theme', 'addons'],
  },
  // These scripts write files that the workbench reads.
  { file: '^scripts/(state-stories\\.ts|review/)', reads: ['scripts', 'api', 'machines', 'stories/workbench'] },
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
    // The tokens are plain values, from which the server generates the style sheets of themes.
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
    // dependency-cruiser does not support TypeScript 7. Without this setting it falls back to a JavaScript parser.
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
