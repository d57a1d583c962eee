import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import type { Integration as Entry } from '#api/post/attachment/attachment.contract.ts';
import type { AttachedRecordType, Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import type { Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A record to send to an external service, as the sender sees it. */
export interface AttachedRecord {
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
  readonly name: string;
  /** The absolute URL of the record on this site. */
  readonly url: string;
  readonly excerpt: string;
  readonly authorID: number;
}

/** The state of an item in an external service. */
export interface ForeignState {
  readonly foreignUrl: string;
  readonly status: string;
  readonly metadata: Attachment['metadata'];
}

/** The sender of a record, and the values of the service's form. */
export interface SentValues {
  readonly values: FormValues;
  readonly user: { readonly userID: number; readonly name: string };
  /**
   * The idempotency key, which is the same for every attempt to send this record to this service. A service that
   * receives it again must return the item it already created.
   */
  readonly key: string;
}

/** An external service to which posts and members can be sent, such as an issue tracker or a help desk. */
export interface Integration {
  readonly attachmentType: string;
  /**
   * Describes the service and the permission to send, in the viewer's language. Returns undefined when the service is
   * not configured.
   */
  describe(forum: Forum, words: Translations): Promise<Omit<Entry, 'attachmentType'> | undefined>;
  /** Returns the form of the service. The entered values are validated against it. */
  form(forum: Forum, record: AttachedRecord, words: Translations): Promise<FormSchema>;
  /** Sends a record to the service. @throws {ApiError} attachment.unreachable, or the fields of its form. */
  send(forum: Forum, record: AttachedRecord, sent: SentValues): Promise<ForeignState & { readonly foreignID: string }>;
  /** Requests the current state from the service. @throws {ApiError} attachment.unreachable. */
  refresh(forum: Forum, foreignID: string): Promise<ForeignState>;
}

const integrations = new Map<string, Integration>();

/**
 * Registers an integration. Called once, when the module of an add-on (or of the forum: `all-integrations.ts`) is
 * loaded. Menus, dialogs, cards and API routes support it without further code.
 */
export function registerIntegration(integration: Integration): void {
  const { attachmentType } = integration;
  if (integrations.has(attachmentType)) throw new Error(`The integration ${attachmentType} is registered twice.`);
  integrations.set(attachmentType, integration);
}

/** Returns the registered integrations, configured or not. */
export const registeredIntegrations = (): readonly Integration[] => [...integrations.values()];
