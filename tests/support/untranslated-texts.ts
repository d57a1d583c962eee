import { parseSync } from 'vite';

/** An AST node, with the properties that this module uses. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** The names of props and object keys whose values are displayed or announced to users. */
const saying = new Set(
  `alt aria-description aria-label aria-roledescription aria-valuetext description disabledReason done empty heading help
  label legend message placeholder submit summary text title titleText words`.split(/\s+/),
);

/** The functions whose string arguments are for developers, or are message IDs. */
const unheard = new Set(['t', 'Error', 'TypeError', 'RangeError', 'logUnexpectedError', 'logFailureOf']);

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

/**
 * Whether a text looks like a sentence or a title: "Something went wrong", "Sign In". IDs and identifiers contain no
 * spaces.
 */
const isProse = (text: string): boolean =>
  !isSelector(text) && (/\p{L}{2,}[,:;]? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]$/u.test(text));

/** Whether a text is a CSS selector or a media query. */
const isSelector = (text: string): boolean =>
  /^[#.:(+"]|\[[\w-]|\w:not/.test(text.trim()) || /^(input|select|textarea)(, \w+)+$/.test(text);

/** Whether a text looks like an interface label: "Reload". */
const isWord = (text: string): boolean => hasLetters(text) && !/^[a-z][\w-]*(\.[\w-]+)*$/.test(text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (value: unknown): string => {
  const { name, value: text } = value as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof text === 'string' ? text : '';
};

/**
 * Returns the string literals directly in an expression: both branches of a conditional, and the right operand of a
 * logical expression.
 */
function textsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (value.type === 'JSXExpressionContainer') return textsIn(value['expression']);
  if (value.type === 'ConditionalExpression') return [value['consequent'], value['alternate']].flatMap(textsIn);
  if (value.type === 'LogicalExpression') return textsIn(value['right']);
  return [];
}

function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])].filter(hasLetters);
    case 'JSXExpressionContainer':
      return textsIn(node['expression']).filter(isWord);
    case 'JSXAttribute':
      return saying.has(nameOf(node['name'])) ? textsIn(node['value']).filter(isWord) : [];
    case 'Property':
      return saying.has(nameOf(node['key'])) ? textsIn(node['value']).filter(isWord) : [];
    case 'Literal':
      return typeof node['value'] === 'string' && isProse(node['value']) ? [node['value']] : [];
    case 'TemplateElement': {
      const text = String((node['value'] as { cooked?: string }).cooked);
      return !isSelector(text) && / \p{L}{3,} |^\p{Lu}\p{Ll}+ | \p{Ll}{3,}[.!?]?$/u.test(text) ? [text] : [];
    }
    default:
      return [];
  }
}

const isForNobody = ({ type, ...node }: Node): boolean =>
  /^(TS|ImportDeclaration$)/.test(type) || (/^(Call|New)Expression$/.test(type) && isUnheard(node['callee']));

/** Whether a called function is one of those, or writes to the console. */
const isUnheard = (callee: unknown): boolean =>
  unheard.has(nameOf(callee)) || nameOf((callee as { object?: unknown }).object ?? '') === 'console';

/**
 * Returns English texts in a source file that should be translations: in elements, props, object properties and
 * literals.
 */
export function findUntranslatedTexts(source: string, file = 'a.tsx'): string[] {
  const found: string[] = [];
  const walk = (value: unknown, isOfProp: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, isOfProp);
    if (!isNode(value) || isForNobody(value)) return;
    const isAttribute = value.type === 'JSXAttribute';
    if (!(isOfProp && value.type === 'JSXExpressionContainer')) found.push(...textsOf(value));
    // The values of other attributes, such as classes and URLs, are for the browser.
    if (
      isAttribute &&
      !saying.has(nameOf(value['name'])) &&
      isNode(value['value']) &&
      value['value'].type === 'Literal'
    )
      return;
    for (const [part, below] of Object.entries(value)) if (part !== 'type') walk(below, isAttribute);
  };
  walk(parseSync(file, source).program.body, false);
  return [...new Set(found.map((text) => text.trim().replace(/\s+/g, ' ')))];
}
