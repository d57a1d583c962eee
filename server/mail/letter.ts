/** One thing of a list in a letter, such as a discussion in a digest. */
export interface LetterItem {
  readonly title: string;
  /** Within the site. */
  readonly path: string;
  readonly about: string;
  readonly excerpt?: string;
}

/** A part of a letter with a heading of its own. */
export interface LetterSection {
  readonly heading: string;
  readonly items: readonly LetterItem[];
  readonly more?: { readonly label: string; readonly path: string };
}

/** What a message says, in plain text: its look is made by `letter-html.ts`, its text by `letter-text.ts`. */
export interface Letter {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview?: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly lines: readonly string[];
  /** What somebody wrote. */
  readonly quote?: { readonly author: string; readonly text: string };
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  readonly sections?: readonly LetterSection[];
  /** The one thing it offers to do; the path is within the site. */
  readonly button?: { readonly label: string; readonly path: string; readonly orOpen?: string };
  readonly afterwards?: string;
}

/** What stands below a letter: why it came, and how to have no more of them. */
export interface LetterFooter {
  readonly reason: string;
  readonly preferences?: { readonly label: string; readonly url: string };
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** Where a letter comes from, and the language it is in. */
export interface LetterSite {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A letter with all that belongs to it. */
export interface FullLetter {
  readonly letter: Letter;
  readonly footer: LetterFooter;
  readonly site: LetterSite;
}
