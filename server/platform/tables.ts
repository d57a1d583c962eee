// Made by scripts/tables.ts from the migrations; do not edit.
import type { AccountTables } from './tables/account-tables.ts';
import type { AdministrationTables } from './tables/administration-tables.ts';
import type { CategoryTables } from './tables/category-tables.ts';
import type { ComposerTables } from './tables/composer-tables.ts';
import type { ConversationTables } from './tables/conversation-tables.ts';
import type { DiscussionTables } from './tables/discussion-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { MailTables } from './tables/mail-tables.ts';
import type { MemberTables } from './tables/member-tables.ts';
import type { ModerationTables } from './tables/moderation-tables.ts';
import type { NotificationTables } from './tables/notification-tables.ts';
import type { PostTables } from './tables/post-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';

/** Every table of the forum. */
export interface Tables
  extends AccountTables,
    AdministrationTables,
    CategoryTables,
    ComposerTables,
    ConversationTables,
    DiscussionTables,
    ImportTables,
    MailTables,
    MemberTables,
    ModerationTables,
    NotificationTables,
    PostTables,
    SearchTables {}
