import { type Context, type ReactNode, use } from 'react';
import { LinkContext } from '#components/primitives/text/link-context.tsx';

/** A value that a fragment read from a context, with the selector that returned it. */
export interface ContextRead<Given = unknown> {
  readonly context: Context<Given>;
  readonly select: (given: Given) => unknown;
  readonly told: unknown;
  /** Facts with the same name in the same context have the same value. */
  readonly name?: string;
}

/** Reads a recorded fact again in the contexts of the fragment being rendered. */
export type AskAgain = (fact: ContextRead) => unknown;

/**
 * The renderer that writes a page as text and caches fragments of it for later pages
 * (`pages/-rendering/page-rendering.ts`).
 */
export interface FragmentRenderer {
  /** Identifies the conditions that all fragments of the page depend on. Part of every cache key. */
  readonly within: string;
  /** Returns a value as JSON. An object is serialized once per page. */
  readonly textOf: (value: unknown) => string;
  /** Whether a cacheable fragment is being rendered. */
  readonly isRecording: boolean;
  /**
   * Returns the placeholder ID of a cached fragment whose context values are unchanged. Returns undefined when the
   * fragment must be rendered, and `unfit` when it cannot be cached, because it contains IDs that React derived from
   * its position.
   */
  readonly find: (key: string, ask: AskAgain) => string | undefined;
  /**
   * Marks the beginning (`begin`) and the end (`end`) of a rendered fragment. Both return the ID of the marker element
   * to render.
   */
  readonly begin: (key: string) => string;
  readonly end: () => string;
  /** Records a value that the fragment read, once per `name`. */
  readonly note: (fact: ContextRead, name: unknown) => void;
}

let rendering: FragmentRenderer | undefined;

/**
 * Renders synchronously with `given` as the fragment renderer. Server only: no other rendering may run at the same
 * time.
 */
export function renderWithFragments<Drawn>(given: FragmentRenderer, render: () => Drawn): Drawn {
  rendering = given;
  try {
    return render();
  } finally {
    rendering = undefined;
  }
}

/**
 * A fragment that is identical for many viewers. The server renders it once per set of `of` values (the inputs,
 * compared as JSON) and context values read by it, and afterwards serves it from memory. In the browser it renders only
 * its children. Reads by `useSite`, `useMay`, `useNow` and `useRecordedContext` are recorded; the output must not
 * depend on any other context. A fragment that contains an ID from `useId`, which depends on the position, is not
 * cached.
 */
export function CachedFragment({ name, of, children }: CachedFragmentProps) {
  return import.meta.env.SSR && rendering && !rendering.isRecording ? (
    <DrawnOnce drawing={rendering} name={name} of={of}>
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
  /** The content, or a function that returns it and is called only when the content is rendered. */
  readonly children: ReactNode | (() => ReactNode);
}

function DrawnOnce({ drawing, name, of, children }: CachedFragmentProps & { readonly drawing: FragmentRenderer }) {
  // JSON contains no line breaks, so keys cannot collide.
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

/** Reads a value from a context and records the read. `select` must return a string, a number, a boolean or nothing. */
export function useRecordedContext<Given, Told>(
  context: Context<Given>,
  select: (given: Given) => Told,
  name?: string,
): Told {
  const told = select(use(context));
  if (import.meta.env.SSR) recordContextRead(context, select, told, name);
  return told;
}

/** Records a value that a fragment read from a context by other means. Server only. */
export function recordContextRead<Given>(
  context: Context<Given>,
  select: (given: Given) => unknown,
  told: unknown,
  name: unknown = select,
): void {
  if (rendering?.isRecording) rendering.note({ context, select, told } as ContextRead, name);
}

/**
 * Returns a proxy that records each property read, down to the second level, except the property `untold`. Server only.
 */
export function recordPropertyReads<Given extends object>(
  context: Context<Given | undefined>,
  given: Given,
  untold: string,
): Given {
  if (!rendering?.isRecording) return given;
  const watch = <Part extends object>(part: Part, path: readonly string[]): Part =>
    new Proxy(part, {
      get(target, name: string) {
        const value: unknown = Reflect.get(target, name);
        if (name === untold) return value;
        const here = [...path, name];
        if (path.length === 0 && value?.constructor === Object) return watch(value, here);
        recordContextRead(
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
