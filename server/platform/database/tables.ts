// Made by scripts/tables.ts from the migrations; do not edit.
import type { AccountTables } from '#server/platform/database/tables/account-tables.ts';
import type { AdministrationTables } from '#server/platform/database/tables/administration-tables.ts';
import type { CategoryTables } from '#server/platform/database/tables/category-tables.ts';
import type { ComposerTables } from '#server/platform/database/tables/composer-tables.ts';
import type { ConversationTables } from '#server/platform/database/tables/conversation-tables.ts';
import type { DiscussionTables } from '#server/platform/database/tables/discussion-tables.ts';
import type { ImportTables } from '#server/platform/database/tables/import-tables.ts';
import type { MailTables } from '#server/platform/database/tables/mail-tables.ts';
import type { MemberTables } from '#server/platform/database/tables/member-tables.ts';
import type { ModerationTables } from '#server/platform/database/tables/moderation-tables.ts';
import type { NotificationTables } from '#server/platform/database/tables/notification-tables.ts';
import type { PostTables } from '#server/platform/database/tables/post-tables.ts';
import type { SearchTables } from '#server/platform/database/tables/search-tables.ts';

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
