import type { Plugin } from 'vite';

/** React features that the forum does not use, with the functions of the React renderer that serve only these. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'view transitions': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  'pictures that a view transition waits for': ['estimateBandwidth', 'estimateImageBytes', 'suspendInstance'],
  'references to fragments': [
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'FragmentInstance',
    'isFragmentInstanceParent',
    'validateDocumentPositionWithFiberTree',
  ],
  'loading files ahead': [
    'preconnect',
    'preconnectAs',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
  'lists of suspended parts': ['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'updateSuspenseListComponent'],
  'parts that are hidden and kept': ['updateActivityComponent'],
  'state of forms (useActionState)': [
    'actionStateReducer',
    'dispatchActionState',
    'handleActionReturnValue',
    'mountActionState',
    'notifyActionListeners',
    'onActionError',
    'onActionSuccess',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'elements found by their components': ['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl'],
};

type Change = readonly [written: RegExp, instead: string];

/** The parts removed in addition to whole functions. */
const changes: readonly Change[] = [
  // Elements of these types are rejected like any unknown type.
  ...['ACTIVITY', 'SUSPENSE_LIST', 'VIEW_TRANSITION'].map(
    (kind): Change => [new RegExp(`^ {6}case REACT_${kind}_TYPE:\\n {8}return \\([\\s\\S]*?^ {8}\\);\\n`, 'm'), ''],
  ),
  [/^ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?^\};\n/m, ''],
  [/^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm, ''],
  [
    /if \(null === current\.stateNode\) \{\s+var fragmentInstance = new FragmentInstance[\s\S]*?current\.stateNode = fragmentInstance;\s+\}/,
    "throw Error('References to fragments are left out (scripts/bundle/lean-react.ts).');",
  ],
  // The search for an enclosing fragment instance stops at the first parent, because no fragment has one.
  [/(function isFragmentInstanceHostBoundary\(\w+\) \{\s+return )[^;]+;/, '$1!0;'],
  // A commit does not traverse unchanged subtrees for view transitions.
  [/committedLanes = \(committedLanes & \d+\) === committedLanes;/, 'committedLanes = !1;'],
  [/shouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([^)]*\)\)\s+: /, ''],
];

const bodyOf = (name: string) => new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm');

const emptied: readonly Change[] = Object.values(unused)
  .flat()
  .map((name) => [bodyOf(name), `function ${name}() {}`]);

/** The React files, and the changes applied to each. */
const files: readonly (readonly [file: RegExp, changes: readonly Change[]])[] = [
  [/react-dom\/cjs\/react-dom-client\.production\.js$/, [...emptied, ...changes]],
  [
    /react-dom\/cjs\/react-dom\.production\.js$/,
    [[/^exports\.(?:pre\w+|requestFormReset|unstable_batchedUpdates|useForm\w+) = function [\s\S]*?^\};\n/gm, '']],
  ],
];

const names =
  '(?:Activity|SuspenseList|ViewTransition|pre(?:connect|fetchDNS|init|load)\\w*|requestFormReset|useActionState|useFormSta\\w+)';
/** Matches code that uses a removed feature. */
const leftOut = new RegExp(
  `import\\s*\\{[^}]*\\b${names}\\b[^}]*\\}\\s*from\\s*['"]react(?:-dom)?['"]|\\bReact(?:DOM|\\$\\d+)?\\.${names}\\b`,
);

/**
 * Returns the reduced code of a React module, or undefined for all other modules, which remain unchanged. Throws when
 * the code of React has changed, or when the module uses a removed feature.
 */
export function leanModule(code: string, id: string): string | undefined {
  const asked = leftOut.exec(code)?.[0];
  if (asked) throw new Error(`${id} asks React for what scripts/bundle/lean-react.ts leaves out: ${asked}`);
  const lean = files.find(([file]) => file.test(id))?.[1];
  const missing = lean?.find(([written]) => code.search(written) < 0);
  if (missing) throw new Error(`${id} is written in another way now: ${missing[0]} was not found.`);
  return lean?.reduce((left, [written, instead]) => left.replace(written, instead), code);
}

/** Vite plugin that removes the React features that no page uses from the browser build. */
export function leanReact(): Plugin {
  return {
    name: 'folkmoot:lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const lean = this.environment.name === 'client' ? leanModule(code, id) : undefined;
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}
