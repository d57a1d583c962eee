import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import type { Project, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';
import type { ExportFact, PropControl, PropFact } from './facts.ts';

const optional = 16_777_216;
const untruncated = 1;

/** Returns the components that a file exports, with their props as the type checker sees them. */
export function exportsOf(project: Project, root: string, file: string): ExportFact[] {
  const { checker, program } = project;
  const source = program.getSourceFile(`${root}/${file}`);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .flatMap((exported) => exportFact(project, root, exported) ?? []);
}

function exportFact(project: Project, root: string, exported: TsSymbol): ExportFact | undefined {
  const { checker } = project;
  const type = exported.valueDeclaration && checker.getTypeOfSymbol(exported);
  // Components are functions; a class has a construct signature instead.
  const [signature] = type ? [0, 1].flatMap((kind) => checker.getSignaturesOfType(type, kind)) : [];
  if (!signature) return undefined;
  const props = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const symbols = props ? checker.getPropertiesOfType(props) : [];
  const own = symbols.filter((symbol) => isDeclaredIn(symbol, root));
  const fallbacks = fallbacksIn(exported.valueDeclaration?.resolve(project));
  const types = own.length > 0 ? checker.getTypeOfSymbol(own) : [];
  return {
    name: exported.name,
    about: exported.getDocumentationComment(checker),
    props: own.map((symbol, index) => propFact(project, symbol, types[index], fallbacks.get(symbol.name))).sort(byNeed),
    element: elementOf(project, symbols, own.length),
  };
}

/** Whether the project declares the property itself; the attributes of HTML elements come from React's types. */
const isDeclaredIn = (symbol: TsSymbol, root: string) =>
  symbol.declarations.some(({ path }) => path.startsWith(root.toLowerCase()) || path.startsWith(root)) &&
  !symbol.declarations.every(({ path }) => path.includes('/node_modules/'));

const byNeed = (a: PropFact, b: PropFact) => Number(b.isRequired) - Number(a.isRequired);

function propFact(project: Project, symbol: TsSymbol, type: Type | undefined, fallback = ''): PropFact {
  const isRequired = (symbol.flags & optional) === 0;
  const text = type ? plainType(project, type) : 'unknown';
  return {
    name: symbol.name,
    type: isRequired ? text : text.replace(/ \| undefined$/, ''),
    isRequired,
    about: symbol.getDocumentationComment(project.checker),
    fallback,
    control: type ? controlOf(project, type, text) : null,
  };
}

const mostOptions = 20;

/** Returns the type as text; a short union of literals is spelled out, even if it has a name. */
function plainType({ checker }: Project, type: Type): string {
  const options = literalsOf(type);
  const text = checker.typeToString(type, undefined, untruncated);
  if (options.length === 0 || options.length > mostOptions || /^boolean\b/.test(text)) return text;
  return options.map((option) => JSON.stringify(option)).join(' | ');
}

/** Returns the values of a union of strings or numbers, beside `undefined`; none if it contains anything else. */
function literalsOf(type: Type): (string | number)[] {
  if (!type.isUnionType()) return [];
  const parts = (type.getTypes() ?? []).filter((part) => !(part.isIntrinsicType() && part.flags & 4));
  const values = parts.map((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? (part.value as string | number) : undefined,
  );
  return values.every((value) => value !== undefined) ? (values as (string | number)[]) : [];
}

function controlOf({ checker }: Project, type: Type, text: string): PropControl | null {
  const plain = checker.typeToString(checker.getNonNullableType(type) ?? type);
  if (plain === 'boolean') return { kind: 'boolean' };
  if (plain === 'string' || /^ReactNode\b/.test(text)) return { kind: 'text' };
  if (plain === 'number') return { kind: 'number' };
  const options = literalsOf(type);
  return options.length > 0 && options.length <= mostOptions ? { kind: 'choice', options } : null;
}

/** Returns the default values in the destructuring patterns of a component. */
function fallbacksIn(declaration: Node | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node) => {
    const { name, initializer } = node as { name?: Node; initializer?: Node };
    if (node.kind === SyntaxKind.BindingElement && name?.kind === SyntaxKind.Identifier && initializer) {
      const key = name.getText();
      if (!found.has(key)) found.set(key, initializer.getText().replace(/\s+/g, ' '));
    }
    node.forEachChild(visit);
  };
  declaration?.forEachChild(visit);
  return found;
}

/** Returns the type of the HTML element whose attributes a component accepts, from the type of its handlers. */
function elementOf({ checker }: Project, symbols: readonly TsSymbol[], own: number): string {
  if (symbols.length - own < 50) return '';
  const handler = symbols.find(({ name }) => name === 'onClick' || name === 'onChange');
  const type = handler && checker.getTypeOfSymbol(handler);
  return (type && /HTML\w*Element/.exec(checker.typeToString(type))?.[0]) || 'HTMLElement';
}
