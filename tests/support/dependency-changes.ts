/** A source file of the build or the set-up. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The parts of `package.json` that decide which packages are installed, and what npm runs. */
export interface PackageDescription {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** Means by which Node runs other code than the files hold. */
const loaderHooks =
  /\b(?:registerHooks|Module\._\w+|require\.extensions|stripTypeScriptTypes)\b|--(?:experimental-)?loader\b/;

/** Hooks of Vite and Rolldown that see built files, in which the code of packages is, too. */
const outputHooks = /\b(?:generateBundle|renderChunk|writeBundle)\b/;

/** Hooks that may replace or change a module. */
const moduleHooks = /\b(?:load|transform|resolveId)\b\s*[(:]/;

const importLine = /^import\s.*$/gm;

const isPlugin = (text: string): boolean => /import type \{[^}]*\bPlugin\b[^}]*\} from 'vite'|:\s*Plugin\b/.test(text);

/** The packages that the hooks of a file name, in a text or a regular expression. */
function namedPackages(text: string, packages: readonly string[]): string[] {
  const plain = text.replace(importLine, '').replaceAll('\\', '');
  return packages.filter((name) => new RegExp(`(?<![\\w@-])${name}(?=[/'"\`|)])`).test(plain));
}

/**
 * Finds where a source file of the build changes the code of a package: loader hooks of Node, hooks for built files,
 * and hooks for modules in a plugin that names a package, or transforms modules and does not leave out `node_modules`.
 * `allowed` has packages that a file may name.
 */
export function changesInSource(
  { path, text }: SourceFile,
  packages: readonly string[],
  allowed: readonly string[] = [],
): string[] {
  const found: string[] = [];
  const hook = loaderHooks.exec(text)?.[0];
  if (hook) found.push(`${path} uses ${hook}`);
  if (/\bresolve\s*:\s*\{[^}]*\balias\b/.test(text)) found.push(`${path} sets an alias`);
  if (!isPlugin(text)) return found;
  const output = outputHooks.exec(text)?.[0];
  if (output) found.push(`${path} changes built files (${output})`);
  if (!moduleHooks.test(text)) return found;
  const named = namedPackages(text, packages).filter((name) => !allowed.includes(name));
  if (named.length > 0) found.push(`${path} names ${named.join(', ')}`);
  const isGeneral = /\btransform\b\s*[(:]/.test(text) && !text.replaceAll('\\', '').includes('/node_modules/');
  if (isGeneral) found.push(`${path} does not exclude node_modules`);
  return found;
}

const notFromRegistry = /^(?:file|link|git|git\+\w+|https?|github|workspace|portal|patch):|^[\w-]+\/[\w.-]+(?:#|$)/;

function* versionsIn(name: string, given: unknown): Generator<readonly [name: string, version: string]> {
  if (typeof given === 'string') yield [name, given];
  else for (const [inner, version] of Object.entries(given ?? {})) yield* versionsIn(inner, version);
}

/** Finds what in `package.json` replaces or patches packages. */
export function changesInPackages(description: PackageDescription): string[] {
  const { scripts = {}, dependencies, devDependencies, optionalDependencies, overrides } = description;
  const found = Object.keys(scripts)
    .filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))
    .map((name) => `package.json runs a script at installation: ${name}`);
  for (const field of ['patchedDependencies', 'resolutions', 'pnpm'].filter((one) => one in description))
    found.push(`package.json has ${field}`);
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  if ('patch-package' in all) found.push('package.json depends on patch-package');
  for (const given of [all, overrides])
    for (const [name, version] of versionsIn('', given))
      if (notFromRegistry.test(version)) found.push(`package.json installs ${name} from ${version}`);
  return found;
}
