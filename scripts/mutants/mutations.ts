/** A small change to one file that a suite should detect. */
export interface Mutation {
  readonly kind: string;
  readonly file: string;
  /** The description of the change: the line number and the texts. */
  readonly words: string;
  /** The full content of the changed file. */
  readonly text: string;
}

interface Operator {
  readonly kind: string;
  /** Matches the files to which the operator applies. */
  readonly files: RegExp;
  readonly find: RegExp;
  /** Returns the replacement, or undefined when no sensible replacement exists. */
  readonly replace: (match: RegExpExecArray, text: string) => string | undefined;
}

const machine = /(\.machine|-setup)\.ts$/;
const connect = /\.connect\.ts$/;
const view = /^components\/.*\.tsx$/;

/** Changes of actions on the context. The walks must notice them as facts that differ from the reviewed table. */
const contextOperators: readonly Operator[] = [
  {
    kind: 'an assign is omitted',
    files: machine,
    find: /(?<=\n {4}\w+: )assign\((?=[^\n]*\),\n)([^\n]*)\)(?=,\n)/g,
    replace: () => '() => {}',
  },
  {
    kind: 'an assigned property keeps its old value',
    files: machine,
    find: /(?<=\n {4}\w+: assign\((?:(?!\n {4}\w).|\n)*?\n {6,8})\w+: [^\n]*,\n/g,
    replace: () => '\n',
  },
  {
    kind: 'a list is not filtered',
    files: machine,
    find: /\.filter\(\((?:[^()]|\([^()]*\))*\) => (?:[^()]|\([^()]*\))*\)/g,
    replace: () => '',
  },
  {
    kind: 'a counter is not increased',
    files: machine,
    find: /(?<=assign\([^\n]*\b[\w.]+) [+-] 1\b/g,
    replace: () => '',
  },
  {
    kind: 'a cleared value stays',
    files: machine,
    find: /(?<=assign\(\{[^\n{}]*)\b\w+: (?:''|\[\]|\{\}|undefined|0|false)(?:, )?(?=[^\n]*\}\))/g,
    replace: () => '',
  },
  {
    kind: 'succeeded records stay pending',
    files: machine,
    find: /without\(([\w.]+), \w+\)/g,
    replace: ([, list]) => list,
  },
];

const operators: readonly Operator[] = [
  {
    kind: 'a delay is a millisecond longer',
    files: machine,
    find: /(?<=delays: \{[^}]*\w+: )([\d_]+)(?=[,\s}])/g,
    replace: ([, span = '0']) => String(Number(span.replaceAll('_', '')) + 1),
  },
  {
    kind: 'a guard is negated',
    files: machine,
    find: /(?<=guards: \{(?:(?!\n {2}\}).|\n)*?\n {4}\w+: \([^\n]*\) =>) ([^\n{]+),(?=\n)/g,
    replace: ([, expression = '']) => ` !(${expression}),`,
  },
  {
    kind: 'a transition has another target',
    files: machine,
    find: /target: '(\w+)'/g,
    replace: ([, target = ''], text) => {
      const other = statesIn(text).find((state) => state !== target);
      return other && `target: '${other}'`;
    },
  },
  {
    kind: 'an action is omitted',
    files: machine,
    find: /, actions: '\w+'/g,
    replace: () => '',
  },
  {
    kind: 'the machine has another initial state',
    files: machine,
    find: /(?<=\n {2})initial: '(\w+)'/g,
    replace: ([, initial = ''], text) => {
      const other = statesIn(text).find((state) => state !== initial);
      return other && `initial: '${other}'`;
    },
  },
  ...contextOperators,
  {
    kind: 'a property is negated',
    files: connect,
    find: / === '(\w+)'/g,
    replace: ([, state]) => ` !== '${state}'`,
  },
  {
    kind: 'a state is mistaken for another',
    files: connect,
    find: /(?<!!)\bsnapshot\.(?:matches|hasTag)\('[\w.-]+'\)/g,
    replace: ([fact]) => `!${fact}`,
  },
  { kind: 'an attribute is missing', files: connect, find: /'aria-[\w]+': [^,\n{}]+,/g, replace: () => '' },
  {
    kind: 'props are not spread',
    files: view,
    find: / \{\.\.\.\w+(?:\.\w+)*\.get\w+Props\([^)]*\)\}/g,
    replace: () => '',
  },
  { kind: 'a press has no effect', files: view, find: / onClick=\{[^{}]+\}/g, replace: () => '' },
  {
    kind: 'a condition is negated',
    files: view,
    find: /\{(\w+(?:\.\w+)*) && /g,
    replace: ([, fact]) => `{!${fact} && `,
  },
];

/** Returns the names of the top-level states in a machine's source. */
const statesIn = (text: string): string[] =>
  [...text.matchAll(/^ {4}(\w+): \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => text.includes(`target: '${name}'`) || text.includes(`: '${name}'`));

/** Returns every possible mutation of a file. */
export const mutationsOf = (file: string, text: string): Mutation[] =>
  operators
    .filter(({ files }) => files.test(file))
    .flatMap(({ kind, find, replace }) =>
      [...text.matchAll(find)].flatMap((match) => {
        const put = replace(match as RegExpExecArray, text);
        if (put === undefined || put === match[0]) return [];
        const line = text.slice(0, match.index).split('\n').length;
        const changed = text.slice(0, match.index) + put + text.slice(match.index + match[0].length);
        const words = `line ${line}: ${oneLine(match[0])} → ${oneLine(put) || 'nothing'}`;
        return [{ kind, file, words, text: changed }];
      }),
    );

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);

/** Selects `count` mutations: each kind in turn, distributed over the files. */
export function choose(all: readonly Mutation[], count: number): Mutation[] {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind).values()];
  const chosen: Mutation[] = [];
  for (let round = 0; chosen.length < Math.min(count, all.length); round += 1)
    for (const kind of kinds) {
      const share = Math.ceil(count / kinds.length);
      const one = kind[Math.floor((round * kind.length) / share)];
      if (one && round < Math.max(share, kind.length) && !chosen.includes(one) && chosen.length < count)
        chosen.push(one);
      else if (round >= count) return chosen;
    }
  return chosen;
}
