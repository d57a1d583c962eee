import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureFiles } from '#scripts/where.ts';
import { flowStateIn } from '#tests/support/flow-state.ts';

/** State that is set after a wait and is not the state of a flow, by file, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'components/composer/form/writing-context.tsx: draft':
    'The draft of the open editor, as the editor reports it. The writing location is a machine.',
  'components/composer/form/writing-context.tsx: words': 'The text of a live region.',
  'components/form/use-after-typing.ts: shown':
    'The entered values, as a preview shows them. The timer limits how often it follows.',
  'components/primitives/runtime/use-lazy-component.ts: Part':
    'The loaded code itself. Nothing is shown while it loads, and the page works without it.',
  'components/shell/title-bar/use-overflow.ts: isOver':
    'A measurement of the layout. The timer limits how often it is taken.',
};

const sources = featureFiles(process.cwd()).filter(
  (file) => /^(components|pages)\/.*\.tsx?$/.test(file) && !/\.(css|gen)\.ts$/.test(file),
);

test('no component or page holds the outcome of a call, a busy flag, an error or a step outside of a machine', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    flowStateIn(readFileSync(file, 'utf8'), file).map((name) => `${file}: ${name}`),
  );
  expect(found.filter((place) => !(place in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((place) => !found.includes(place))).toEqual([]);
});

test('state of a flow is found in every form', () => {
  const found = (body: string) => flowStateIn(`function Example() { ${body} }`);
  expect(found('const [isBusy, setBusy] = useState(false);')).toEqual(['isBusy']);
  expect(found('const step = useRef(0);')).toEqual(['step']);
  expect(found('const [a, setA] = useState(); const act = async () => { setA(await call()); };')).toEqual(['a']);
  expect(found('const [a, setA] = useState(); const act = () => call().then(setA);')).toEqual(['a']);
  expect(found('const [a, setA] = useState(); const act = () => call().catch((error) => setA(error));')).toEqual(['a']);
  expect(found('const [a, setA] = useState(); const note = () => setA(1); call().finally(note);')).toEqual(['a']);
  expect(found('const [a, setA] = useReducer(reduce, 0); useEffect(() => { setTimeout(() => setA(1), 9); });')).toEqual(
    ['a'],
  );
});

test('values of fields, open parts and elements are not the state of a flow', () => {
  const body = `
    const [name, setName] = useState('');
    const [isOpen, setOpen] = useState(false);
    const button = useRef(null);
    const open = () => setOpen(true);
    const send = async () => { await call(name); button.current?.focus(); };
    return <input value={name} onChange={({ target }) => setName(target.value)} onFocus={open} onBlur={send} />;`;
  expect(flowStateIn(`function Example() { ${body} }`)).toEqual([]);
});
