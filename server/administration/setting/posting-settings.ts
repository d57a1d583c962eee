import { z } from 'zod';
import { maxMessageFiles } from '#api/conversation/conversation-limits.ts';
import { count, roleID, type SettingDefinitions, setting } from './setting-definition.ts';

/** The settings of lists, posts, uploads, messages and signatures. */
export const postingSettings = {
  'ui.useAdminCheckboxes': setting(z.boolean(), true, 'Moderators can select posts in lists and threads.'),
  'ui.editContentTimeout': setting(
    count(-1, 31_536_000),
    3_600,
    'Seconds in which authors may edit a post; -1 without limit, 0 never.',
  ),
  'links.warnLeaving': setting(z.boolean(), false, 'Links in posts to other sites lead to a warning page first.'),
  'discussions.perPage': setting(count(1, 100), 30, 'The number of discussions on a page.'),
  'discussions.listForm': setting(
    z.enum(['list', 'grid', 'carousel', 'link']),
    'list',
    'The layout of discussion lists.',
  ),
  'comments.perPage': setting(count(1, 100), 30, 'The number of comments on a page.'),
  'discussions.nameLength': setting(count(10, 250), 250, 'The maximum length of a discussion title, in characters.'),
  'posts.maxLength': setting(count(100, 500_000), 60_000, 'The maximum length of a body, in characters.'),
  'posts.minLength': setting(count(0, 1_000), 1, 'The minimum length of a body, in characters.'),
  'drafts.autosave': setting(
    z.boolean(),
    true,
    'Drafts are saved on the server while their author writes. The device keeps every change in any case.',
  ),
  'ui.autoOffsetComments': setting(z.boolean(), true, 'Lists link to the first unread comment.'),
  'comments.maxDepth': setting(count(1, 10), 5, 'The maximum nesting depth of replies.'),
  'threads.style': setting(z.enum(['flat', 'nested']), 'nested', 'The arrangement of comments in a discussion.'),
  'tagging.enabled': setting(z.boolean(), true, 'Discussions may have tags.'),
  'tagging.max': setting(count(0, 20), 5, 'The maximum number of tags of a discussion.'),
  'upload.maxSize': setting(count(1_024, 1_073_741_824), 10_485_760, 'The maximum size of an upload, in bytes.'),
  'upload.quota': setting(
    count(0, 1_000_000_000_000_000),
    1_073_741_824,
    'The maximum total size of a member’s uploads, in bytes; 0 for no limit.',
  ),
  'upload.roleQuotas': setting(
    z.record(roleID, count(0, 1_000_000_000_000_000)),
    {},
    'Other upload quotas by role ID; of several roles the largest quota applies.',
  ),
  'upload.allowedExtensions': setting(
    z
      .array(
        z
          .string()
          .regex(/^\.?[a-z0-9]{1,10}$/i)
          .overwrite((extension) => extension.replace('.', '').toLowerCase()),
      )
      .max(100),
    ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'pdf', 'txt', 'zip', 'mp3', 'mp4', 'webm'],
    'The allowed file extensions of uploads, in lower case.',
  ),
  'conversations.enabled': setting(z.boolean(), true, 'Members may send messages to each other.'),
  'conversations.maxRecipients': setting(count(1, 100), 10, 'The maximum number of recipients of a new conversation.'),
  'conversations.maxFiles': setting(
    count(0, maxMessageFiles),
    5,
    'The maximum number of files of a message, without pictures in its text; 0 allows none.',
  ),
  'conversations.inspection': setting(
    z.boolean(),
    false,
    'Holders of conversations.moderate may read conversations of others, with a reason that the participants see.',
  ),
  'conversations.subjects': setting(z.boolean(), false, 'Conversations may have a subject.'),
  'signatures.enabled': setting(z.boolean(), true, 'Posts show the signature of their author.'),
  'signatures.hideMobile': setting(z.boolean(), true, 'Signatures are hidden on phones.'),
  'signatures.hideGuests': setting(z.boolean(), false, 'Signatures are hidden from guests.'),
  'signatures.maxLength': setting(count(1, 5_000), 500, 'The maximum number of characters of a signature.'),
  'signatures.maxLines': setting(count(1, 50), 5, 'The maximum number of lines of a signature.'),
  'signatures.maxImages': setting(count(0, 10), 0, 'The maximum number of pictures of a signature.'),
} as const satisfies SettingDefinitions;
