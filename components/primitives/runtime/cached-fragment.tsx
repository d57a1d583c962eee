import { type Context, type ReactNode, use } from 'react';
import { LinkContext } from '#components/primitives/text/link-context.tsx';

/** Something that a part of a page read of its surroundings, and what it was told. */
export interface SurroundingFact<Given = unknown> {
  readonly context: Context<Given>;
  readonly select: (given: Given) => unknown;
  readonly told: unknown;
  /** What is asked by the same name, in the same surroundings, has the same answer. */
  readonly name?: string;
}

/** Asks again what another part was told, in the surroundings of the part that is drawn now. */
export type AskAgain = (fact: SurroundingFact) => unknown;

/** What draws a page as text and keeps parts of it for the pages that come after (`pages/-page-rendering.ts`). */
export interface FragmentDrawing {
  /** Tells apart what all parts of a page depend on. */
  readonly within: string;
  /** Something as JSON; the same object is written once for the whole page. */
  readonly textOf: (value: unknown) => string;
  /** Whether a part that may be kept is being drawn at this moment. */
  readonly isRecording: boolean;
  /**
   * The mark of a part that was drawn before, in surroundings that said the same; undefined when it must be drawn; `unfit`
   * where it cannot be kept, since it holds identifiers that React made for its place.
   */
  readonly find: (key: string, ask: AskAgain) => string | undefined;
  /** A part is drawn from here, and to there; both give the mark to draw. */
  readonly begin: (key: string) => string;
  readonly end: () => string;
  /** Something was read within the part; once for each `name`. */
  readonly note: (fact: SurroundingFact, name: unknown) => void;
}

let drawing: FragmentDrawing | undefined;

/** Draws at once, with parts kept by `given`. Only on the server, where nothing else is drawn meanwhile. */
export function drawWith<Drawn>(given: FragmentDrawing, draw: () => Drawn): Drawn {
  drawing = given;
  try {
    return draw();
  } finally {
    drawing = undefined;
  }
}

/**
 * A part of a page that looks the same to many readers: the server draws it once for each `of` (what it is drawn from, as
 * JSON) and each answer that it took from its surroundings, and takes it from memory after that. In the browser it is
 * nothing but its children. What is read by `useSite`, `useMay`, `useNow` and `useFact` is noticed; other contexts must
 * not make a difference within it. What holds an identifier by `useId`, which tells where it stands, is not kept.
 */
export function CachedFragment({ name, of, children }: CachedFragmentProps) {
  return import.meta.env.SSR && drawing && !drawing.isRecording ? (
    <DrawnOnce drawing={drawing} name={name} of={of}>
      {children}
    </DrawnOnce>
  ) : (
    contentOf(children)
  );
}

const contentOf = (children: CachedFragmentProps['children']): ReactNode =>
  typeof children === 'function' ? children() : children;

interface CachedFragmentProps {
  readonly name: string;
  readonly of: readonly unknown[];
  /** The part, or what makes it, which is then asked only where it is drawn. */
  readonly children: ReactNode | (() => ReactNode);
}

function DrawnOnce({ drawing, name, of, children }: CachedFragmentProps & { readonly drawing: FragmentDrawing }) {
  // No JSON holds a line break, so that no two parts have the same key.
  const key = [name, drawing.within, use(LinkContext).place, ...of.map(drawing.textOf)].join('\n');
  const found = drawing.find(key, ({ context, select }) => select(use(context)));
  if (found === 'unfit') return contentOf(children);
  if (found !== undefined) return <wbr id={found} />;
  return (
    <>
      <Mark of={() => drawing.begin(key)} />
      {contentOf(children)}
      <Mark of={() => drawing.end()} />
    </>
  );
}

const Mark = ({ of }: { of: () => string }) => <wbr id={of()} />;

/** Reads something of what is around; `select` gives a text, a number, a boolean or nothing. */
export function useFact<Given, Told>(context: Context<Given>, select: (given: Given) => Told, name?: string): Told {
  const told = select(use(context));
  if (import.meta.env.SSR) noteFact(context, select, told, name);
  return told;
}

/** Notes what a part was told of its surroundings, where it reads them by other means. Server only. */
export function noteFact<Given>(
  context: Context<Given>,
  select: (given: Given) => unknown,
  told: unknown,
  name: unknown = select,
): void {
  if (drawing?.isRecording) drawing.note({ context, select, told } as SurroundingFact, name);
}

/** The same object, each of whose properties is noted as it is read; to the second level, but not within `untold`. Server only. */
export function watched<Given extends object>(
  context: Context<Given | undefined>,
  given: Given,
  untold: string,
): Given {
  if (!drawing?.isRecording) return given;
  const watch = <Part extends object>(part: Part, path: readonly string[]): Part =>
    new Proxy(part, {
      get(target, name: string) {
        const value: unknown = Reflect.get(target, name);
        if (name === untold) return value;
        const here = [...path, name];
        if (path.length === 0 && value?.constructor === Object) return watch(value, here);
        noteFact(
          context,
          (now) => here.reduce<unknown>((inner, step) => (inner as never)?.[step], now),
          value,
          here.join(),
        );
        return value;
      },
    });
  return watch(given, []);
}
