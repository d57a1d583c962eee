/** The way in which a prop can be edited on its component's page. */
export type PropControl =
  | { readonly kind: 'boolean' | 'text' | 'number' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] };

/** A prop of a component, as its type declares it. */
export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The docstring of the prop. */
  readonly about: string;
  /** The default value as it is written in the component. */
  readonly fallback: string;
  readonly control: PropControl | null;
}

/** An exported component of a file, with its props. */
export interface ExportFact {
  readonly name: string;
  readonly about: string;
  readonly props: readonly PropFact[];
  /** The HTML element whose attributes it accepts too: `HTMLButtonElement`. */
  readonly element: string;
}

/** A story in the list of the workbench. */
export interface StoryFact {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A part of a component: a style that its style file exports and describes. */
export interface PartFact {
  readonly name: string;
  readonly about: string;
}

/** The keyboard gesture of an event, from the gestures of the component's machine. */
export interface KeyFact {
  readonly event: string;
  readonly keys: readonly string[];
  /** The keyboard events that have the same effect as a gesture that only a pointer can make. */
  readonly twins: readonly string[];
}

/** Source code to copy, and the file and the export that it comes from. */
export interface UsageFact {
  readonly code: string;
  readonly file: string;
  readonly story: string;
}

/** The generated part of a component's page. */
export interface ComponentFacts {
  /** `primitives/form/button`. */
  readonly address: string;
  readonly name: string;
  readonly file: string;
  readonly about: string;
  readonly exports: readonly ExportFact[];
  /** The file and the export names of the written stories, in the order of `stories`. */
  readonly storyFile: string;
  readonly storyExports: readonly string[];
  readonly stories: readonly StoryFact[];
  readonly states: readonly StoryFact[];
  readonly usage: UsageFact | null;
  readonly styleFile: string;
  readonly parts: readonly PartFact[];
  /** The tokens that its styles use: `color.text`. */
  readonly tokens: readonly string[];
  readonly uses: readonly string[];
  readonly usedBy: readonly string[];
  /** The addresses of the pages that show it, such as `/discussions`. */
  readonly pages: readonly string[];
  /** What a screen reader says in each state, from the transcript of its machine. */
  readonly spoken: Readonly<Record<string, readonly string[]>>;
  readonly keys: readonly KeyFact[];
  readonly tests: readonly string[];
  readonly hasGuide: boolean;
}

/** A line of the list of all components. */
export interface ComponentLine {
  readonly address: string;
  readonly name: string;
  readonly about: string;
  readonly stories: number;
  readonly states: number;
  readonly pages: number;
  readonly hasGuide: boolean;
}

/** A page of the forum and the components it shows: those that it imports itself, and the number of all others. */
export interface PageFact {
  readonly address: string;
  readonly file: string;
  readonly components: readonly string[];
  readonly others: readonly string[];
}

/** An icon in use, and the files that use it. */
export interface IconFact {
  readonly name: string;
  readonly files: readonly string[];
}

/** The changed files of a kind since the last release. */
export interface Changes {
  /** The release, such as `0.1.0`; undefined if git does not know it. */
  readonly since: string | undefined;
  readonly components: readonly Change[];
  readonly machines: readonly Change[];
  readonly tokens: readonly Change[];
}

/** A change: the address of a component or a machine, or the name of a token with its new value. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly name: string;
  readonly value?: string;
}

/** The counts on the start page. */
export interface Overview {
  readonly components: number;
  readonly machines: number;
  readonly states: number;
  readonly stories: number;
  readonly pages: number;
  readonly tokens: number;
  readonly icons: number;
  readonly guides: number;
  readonly areas: readonly AreaLine[];
}

/** The counts of an area. */
export interface AreaLine {
  readonly area: string;
  readonly components: number;
  readonly machines: number;
  readonly stories: number;
  readonly states: number;
}
