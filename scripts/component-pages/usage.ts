import { dirname, posix } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';

/**
 * Returns the source of one export of a file, with the imports and the declarations that it needs, so that it compiles
 * anywhere in the project.
 */
export function sliceOf(source: SourceFile, file: string, exported: string): string | undefined {
  const declared = declarationsIn(source);
  const first = declared.get(exported);
  if (!first) return undefined;
  const needed = new Set<Node>();
  const names = new Set<string>();
  const open = [first];
  for (let node = open.pop(); node; node = open.pop()) {
    if (needed.has(node)) continue;
    needed.add(node);
    for (const name of identifiersIn(node)) {
      names.add(name);
      const other = declared.get(name);
      if (other && !needed.has(other)) open.push(other);
    }
  }
  const imports = source.statements
    .filter(({ kind }) => kind === SyntaxKind.ImportDeclaration)
    .flatMap((statement) => importFor(statement.getText(source), names, file) ?? []);
  const parts = source.statements.filter((statement) => needed.has(statement)).map((one) => one.getText(source));
  return `${[imports.join('\n'), ...parts].filter(Boolean).join('\n\n')}\n`;
}

/** Returns the top-level declarations of a file by name. */
function declarationsIn(source: SourceFile): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of source.statements) {
    const { name, declarationList } = statement as { name?: Node; declarationList?: { declarations: readonly Node[] } };
    if (name && statement.kind !== SyntaxKind.ImportDeclaration) found.set(name.getText(source), statement);
    for (const declaration of declarationList?.declarations ?? []) {
      const { name: bound } = declaration as unknown as { name: Node };
      for (const one of bound.kind === SyntaxKind.Identifier ? [bound.getText(source)] : identifiersIn(bound))
        found.set(one, statement);
    }
  }
  return found;
}

function identifiersIn(node: Node): Set<string> {
  const found = new Set<string>();
  const visit = (one: Node) => {
    if (one.kind === SyntaxKind.Identifier) found.add((one as Node & { text: string }).text);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

const importParts =
  /^import (?<type>type )?(?:(?<single>\w+)(?:, )?)?(?:\* as (?<all>\w+)|\{(?<list>[^}]*)\})? from '(?<from>[^']+)';?$/;

/** Returns the part of an import that is needed; undefined if nothing of it is. */
function importFor(text: string, names: ReadonlySet<string>, file: string): string | undefined {
  const parts = importParts.exec(text.replace(/\s+/g, ' '))?.groups;
  if (!parts) return text;
  const { type = '', single, all, list = '', from = '' } = parts;
  const listed = list
    .split(',')
    .map((one) => one.trim())
    .filter(
      (one) =>
        one &&
        names.has(
          one
            .replace(/^type /, '')
            .split(' as ')
            .at(-1) ?? '',
        ),
    );
  const taken = [
    ...(single && names.has(single) ? [single] : []),
    ...(all && names.has(all) ? [`* as ${all}`] : []),
    ...(listed.length > 0 ? [`{ ${listed.join(', ')} }`] : []),
  ];
  if (taken.length === 0) return undefined;
  const target = from.startsWith('.') ? `#${posix.normalize(posix.join(dirname(file), from))}` : from;
  return `import ${type}${taken.join(', ')} from '${target}';`;
}
