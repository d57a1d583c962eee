import type { ComponentType } from 'react';

/** The written part of a component's page, in `stories/<area>/<stem>.guide.tsx` beside its stories. */
export interface Guide {
  /** The use of the component. */
  readonly purpose: string;
  /** The cases in which another component is right, with its name. */
  readonly avoid: readonly string[];
  /** Its parts in the first story, by CSS selector. By default they are the described styles of its style file. */
  readonly parts?: readonly GuidePart[];
  /** The keys it reacts to. Components with a machine have more, from their gestures. */
  readonly keys?: readonly (readonly [keys: string, effect: string])[];
  /** The output of assistive technology. Components with a machine have a transcript too. */
  readonly reader?: string;
  readonly examples?: readonly GuideExample[];
}

/** A part of a component that its guide names. */
export interface GuidePart {
  readonly name: string;
  readonly find: string;
  readonly about: string;
}

/** A right or a wrong use of a component, as a live story. */
export interface GuideExample {
  readonly verdict: 'do' | 'dont';
  readonly Show: ComponentType;
  readonly because: string;
}

/** The exports of a guide's file. `Usage` is the code to copy and the first story on the page. */
export interface GuideModule {
  readonly guide: Guide;
  readonly Usage?: ComponentType;
}
