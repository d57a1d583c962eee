/** A part of the component that is visible in the demo, with its number. */
export interface SeenPart {
  readonly name: string;
  readonly about: string;
  readonly isSeen: boolean;
}

/** The report of the frame of a demo to the page around it. */
export interface DemoReport {
  /** The props that the story sets, without functions and elements; undefined if none can be edited. */
  readonly props: Readonly<Record<string, unknown>> | undefined;
  readonly parts: readonly SeenPart[];
  /** The height of the content in pixels. */
  readonly height: number;
}

const eventName = 'folkmoot-demo';

/** Reports to the page around the frame. */
export const reportDemo = (report: DemoReport): boolean =>
  window.parent.dispatchEvent(new CustomEvent(eventName, { detail: report }));

/** Listens to the reports of the frame of this window; returns the function that stops it. */
export function listenToDemo(listener: (report: DemoReport) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<DemoReport>).detail);
  window.addEventListener(eventName, listen);
  return () => window.removeEventListener(eventName, listen);
}

/** The name of the demo's story in an address, and the changed props as JSON. */
export function demoIn(search: string): { story: string; changes: Record<string, unknown>; hasParts: boolean } {
  const params = new URLSearchParams(search);
  const changes = JSON.parse(params.get('args') ?? '{}') as Record<string, unknown>;
  // JSON has no undefined: null stands for a prop that is removed.
  const given = Object.entries(changes).map(([name, value]) => [name, value ?? undefined]);
  return { story: params.get('demo') ?? '', changes: Object.fromEntries(given), hasParts: params.has('parts') };
}
