/** An item of a list in an e-mail, such as a discussion in a digest. */
export interface EmailItem {
  readonly title: string;
  /** A path within the site. */
  readonly path: string;
  readonly about: string;
  readonly excerpt?: string;
}

/** A section of an e-mail with its own heading. */
export interface EmailSection {
  readonly heading: string;
  readonly items: readonly EmailItem[];
  readonly more?: { readonly label: string; readonly path: string };
}

/** The content of an e-mail as plain text. `email-html.ts` renders its HTML, `email-text.ts` its plain text. */
export interface EmailContent {
  readonly subject: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preview?: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly lines: readonly string[];
  /** A quotation, such as of a post. */
  readonly quote?: { readonly author: string; readonly text: string };
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  readonly sections?: readonly EmailSection[];
  /** The main action. Its path is within the site. */
  readonly button?: { readonly label: string; readonly path: string; readonly orOpen?: string };
  readonly afterwards?: string;
}

/** The footer of an e-mail: the reason for sending it, and how to unsubscribe. */
export interface EmailFooter {
  readonly reason: string;
  readonly preferences?: { readonly label: string; readonly url: string };
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The site that sends an e-mail, and the e-mail's language. */
export interface EmailSite {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The content of an e-mail with its footer and site. */
export interface EmailDocument {
  readonly letter: EmailContent;
  readonly footer: EmailFooter;
  readonly site: EmailSite;
}
