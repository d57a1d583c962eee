import { largestHeight } from './fragment-limits.ts';

/**
 * The protocol between a page and the frame of a fragment (docs/behavior/fragment.md#bridge). The page sends one window
 * message with a port; all others go through that port. The runtime of the frame speaks the same version
 * (`server/administration/fragment/fragment-runtime.js`).
 */
export const bridgeVersion = 1;

/** The window message with which the page hands a frame its port. */
export interface FragmentGreeting {
  readonly folkmoot: 'fragment';
  readonly version: typeof bridgeVersion;
}

/** The surroundings of a fragment, as the page sends them at the start and after each change. */
export interface FragmentState {
  readonly props: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly name: string; readonly url: string }[];
  /** CSS variables by name. */
  readonly theme: Readonly<Record<string, string>>;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Script and style sheet of a preview, which are stored nowhere. */
export interface FragmentCode {
  readonly js: string;
  readonly css: string;
}

/** A message from the page to a frame. */
export type PageMessage =
  | ({ readonly type: 'start'; readonly code?: FragmentCode } & FragmentState)
  | ({ readonly type: 'changed' } & FragmentState);

/** A message from a frame to the page. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly height: number }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'navigate'; readonly href: string }
  | { readonly type: 'failed'; readonly reason: string };

/** The most messages of a frame in one second. */
export const mostMessages = 20;

const longestHref = 2_000;
const longestReason = 500;

const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestHeight;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Reads a message of a frame. Returns undefined for everything that the protocol does not contain. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height, href, reason } = data as Readonly<Record<string, unknown>>;
  if ((type === 'ready' || type === 'size') && isHeight(height)) return { type, height };
  if (type === 'navigate' && isText(href, longestHref)) return { type, href };
  if (type === 'failed' && isText(reason, longestReason)) return { type, reason };
  return undefined;
}

/** The target of a navigation: a page of this site, or another site. */
export type FragmentTarget = { readonly kind: 'page' | 'elsewhere'; readonly href: string };

/**
 * Reads the address that a frame asks the page to open: a path of this site, or an `https:` URL. Returns undefined for
 * all others, such as `javascript:` or `//host`.
 */
export function readFragmentTarget(href: string, origin: string): FragmentTarget | undefined {
  if (!/^(\/(?![/\\])|https:\/\/)/i.test(href)) return undefined;
  const url = URL.parse(href, origin);
  if (url?.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) return { kind: 'page', href: `${url.pathname}${url.search}${url.hash}` };
  return url.protocol === 'https:' ? { kind: 'elsewhere', href: url.href } : undefined;
}

/** Returns a function that is called for each message, and returns whether there are too many within one second. */
export function createFloodCheck(now: () => number): () => boolean {
  let times: number[] = [];
  return () => {
    const time = now();
    times = [...times.filter((one) => time - one < 1_000), time];
    return times.length > mostMessages;
  };
}
