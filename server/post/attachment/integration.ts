import type { AttachmentForm, Integration as Entry } from '#api/post/attachment/attachment.contract.ts';
import type { AttachedRecordType, Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import type { Words } from '#api/words.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A record that is sent to another service, as whoever sends it sees it. */
export interface AttachedRecord {
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
  readonly name: string;
  /** On this site, with its origin. */
  readonly url: string;
  readonly excerpt: string;
  readonly authorID: number;
}

/** How things stand with what a service has made. */
export interface ForeignState {
  readonly foreignUrl: string;
  readonly status: string;
  readonly metadata: Attachment['metadata'];
}

/** Who sends a record, and what was entered into the service's form. */
export interface SentValues {
  readonly values: Readonly<Record<string, string>>;
  readonly user: { readonly userID: number; readonly name: string };
  /** The same whenever this record is sent to this service: whoever gets it again answers with what they made of it. */
  readonly key: string;
}

/** Another service, to which posts and members can be sent: an issue tracker, a help desk. */
export interface Integration {
  readonly attachmentType: string;
  /** What it is and who may send what, in the reader's words; undefined as long as nobody has set it up. */
  describe(forum: Forum, words: Words): Promise<Omit<Entry, 'attachmentType'> | undefined>;
  /** What it asks for; what was entered is checked against it. */
  form(forum: Forum, record: AttachedRecord, words: Words): Promise<AttachmentForm>;
  /** Tells the service of a record. @throws {ApiError} attachment.unreachable, or fields of its form. */
  send(forum: Forum, record: AttachedRecord, sent: SentValues): Promise<ForeignState & { readonly foreignID: string }>;
  /** Asks the service how things stand. @throws {ApiError} attachment.unreachable. */
  refresh(forum: Forum, foreignID: string): Promise<ForeignState>;
}

const integrations = new Map<string, Integration>();

/**
 * Registers a service; called once, as the module of an add-on (or of the forum: `all-integrations.ts`) is loaded. Menus,
 * dialogs, cards and calls follow from it.
 */
export function registerIntegration(integration: Integration): void {
  const { attachmentType } = integration;
  if (integrations.has(attachmentType)) throw new Error(`The integration ${attachmentType} is registered twice.`);
  integrations.set(attachmentType, integration);
}

/** The services that are registered, set up or not. */
export const registeredIntegrations = (): readonly Integration[] => [...integrations.values()];
