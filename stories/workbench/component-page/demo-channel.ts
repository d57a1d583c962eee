import { frameMessage } from '#stories/workbench/frame-message.ts';

/** A part of the component that is visible in the demo, with its number. */
export interface SeenPart {
  readonly name: string;
  readonly about: string;
  readonly isSeen: boolean;
}

/** The report of a demo's frame. */
export interface DemoReport {
  /** The props that the story sets, without functions and elements; undefined if none can be edited. */
  readonly props: Readonly<Record<string, unknown>> | undefined;
  readonly parts: readonly SeenPart[];
  /** The height of the content in pixels. */
  readonly height: number;
}

/** The message by which the frame of a demo reports to the page around it. */
export const demoMessage = frameMessage<DemoReport>('demo');

/** Returns the story of a demo in an address, its changed props, and whether its parts are numbered. */
export function demoIn(search: string): { story: string; changes: Record<string, unknown>; hasParts: boolean } {
  const params = new URLSearchParams(search);
  const changes = JSON.parse(params.get('args') ?? '{}') as Record<string, unknown>;
  // JSON has no undefined: null represents a prop that is removed.
  const given = Object.entries(changes).map(([name, value]) => [name, value ?? undefined]);
  return { story: params.get('demo') ?? '', changes: Object.fromEntries(given), hasParts: params.has('parts') };
}
