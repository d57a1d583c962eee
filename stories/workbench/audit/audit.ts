/** An element named by what a person perceives of it. */
export interface NamedElement {
  /** The role and the accessible name: `button “Save”`; otherwise the text or the tag. */
  readonly name: string;
  /** A selector that finds the element in the story. */
  readonly selector: string;
  /** The reason of the finding, in words. */
  readonly why: string;
}

/** A finding of axe. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly address: string;
  readonly impact: string;
  /** Whether axe could not decide, so that a person must look. */
  readonly isUndecided: boolean;
  readonly elements: readonly NamedElement[];
}

/** Two colours that meet in the story: a text and its background. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly required: number;
  /** The elements with this pair. */
  readonly elements: readonly string[];
}

/** A node of the accessibility tree. */
export interface OutlineNode {
  /** The role; empty for text. */
  readonly role: string;
  readonly name: string;
  /** The states and properties: `expanded`, `level 2`. */
  readonly states: readonly string[];
  readonly children: readonly OutlineNode[];
}

/** The result of an audit of a story. */
export interface Audit {
  readonly findings: readonly Finding[];
  readonly pairs: readonly ContrastPair[];
  readonly outline: readonly OutlineNode[];
}
