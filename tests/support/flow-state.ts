import { parseAst } from 'vite';

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Names that state that something is in flight, has failed, or is at a step. */
const flowName =
  /^(is|has)?_?(busy|pending|sending|saving|loading|marking|coming|failed|failure|problem|error|step|phase|progress|retry|attempts?)$/i;

/** Functions whose callbacks run when a promise settles or a timer elapses. */
const laterCalls = new Set(['then', 'catch', 'finally', 'setTimeout', 'setInterval', 'loadWithRetry']);

const hooks = new Set(['useState', 'useReducer', 'useRef']);

/**
 * Returns the variables of a component file that hold the state of a flow outside of a machine: state or refs named
 * after a busy flag, an error or a step, and state that is set in an asynchronous function, when a promise settles or when a
 * timer elapses.
 */
export function flowStateIn(source: string, file = 'example.tsx'): string[] {
  if (!/\buse(State|Reducer|Ref)\b/.test(source)) return [];
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const held = declarationsIn(program);
  const found = new Set<string>();
  for (const { name, setter } of held)
    if (flowName.test(name) || (setter && flowName.test(setter.slice(3)))) found.add(name);
  const settersOf = new Map(held.flatMap(({ name, setter }) => (setter ? [[setter, name] as const] : [])));
  const functions = functionsIn(program);
  const seen = new Set<string>();
  const note = (node: Node, isLater: boolean) => {
    if (!isLater || node.type !== 'Identifier') return;
    const name = String(node['name']);
    const used = settersOf.get(name);
    if (used) found.add(used);
    // A function that is called later, or is itself the callback, runs later as well.
    const called = functions.get(name);
    if (!called || seen.has(name)) return;
    seen.add(name);
    visit(called, true, note);
  };
  visit(program, false, note);
  return [...found].sort();
}

/** Returns the named functions of a file. */
function functionsIn(program: Node): Map<string, Node> {
  const functions = new Map<string, Node>();
  visit(program, false, (node) => {
    const { id, init } = node as unknown as { id?: Node | null; init?: Node | null };
    if (node.type === 'FunctionDeclaration' && id && !/^[A-Z]/.test(nameOf(id))) functions.set(nameOf(id), node);
    if (node.type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression' && !/^[A-Z]/.test(nameOf(id)))
      functions.set(nameOf(id), init);
  });
  return functions;
}

interface Held {
  readonly name: string;
  readonly setter?: string;
}

function declarationsIn(program: Node): Held[] {
  const held: Held[] = [];
  visit(program, false, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const { id, init } = node as unknown as { id: Node; init: Node | null };
    const callee = init?.type === 'CallExpression' ? (init['callee'] as Node) : undefined;
    if (!callee || !hooks.has(String(callee['name']))) return;
    if (id.type === 'Identifier') held.push({ name: String(id['name']) });
    if (id.type !== 'ArrayPattern') return;
    const [value, setter] = id['elements'] as (Node | null)[];
    held.push({ name: nameOf(value), ...(setter && { setter: nameOf(setter) }) });
  });
  return held;
}

const nameOf = (node: Node | null | undefined): string =>
  node?.type === 'Identifier' ? String(node['name']) : '(pattern)';

/**
 * Calls `report` for each node, with whether it runs later than the event that caused it: in an asynchronous function,
 * or in a callback of a promise or timer.
 */
function visit(node: Node, isLater: boolean, report: (node: Node, isLater: boolean) => void): void {
  report(node, isLater);
  const isAsync = node['async'] === true;
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
  const called = callee && String((callee['property'] as Node | undefined)?.['name'] ?? callee['name'] ?? '');
  const isLaterCall = called !== undefined && laterCalls.has(called);
  for (const [key, value] of Object.entries(node)) {
    const children = (Array.isArray(value) ? value : [value]).filter(isNode);
    for (const child of children) visit(child, isLater || isAsync || (isLaterCall && key === 'arguments'), report);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
