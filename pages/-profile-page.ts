import { notFound, redirect } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { userByNameQuery, userQuery } from '#api/member/user/user.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageContext } from './_app.tsx';
import type { PageHead } from './-head.ts';

const isNumber = (segment: string): boolean => /^[1-9]\d{0,8}$/.test(segment);

/**
 * Returns the member with the name in an address, with or without a leading `@`. Throws not found when there is none.
 */
async function memberNamed({ queryClient, api }: PageContext, name: string): Promise<User> {
  const member = await queryClient.ensureQueryData(userByNameQuery(api, name.replace(/^@/, '')));
  if (!member) throw notFound();
  return member;
}

/**
 * Redirects an address with a name in place of the ID (`/profile/@name`, `/profile/comments/name`) to the address with
 * the ID.
 */
async function leadByName(context: PageContext, segment: string, urlOf: (member: User) => string): Promise<void> {
  if (isNumber(segment)) return;
  throw redirect({ href: urlOf(await memberNamed(context, segment)), statusCode: 302 });
}

/** Loads a member by name. A number that is not the name of a member is used as an ID. */
export async function loadMemberNamed(context: PageContext, name: string) {
  const member = await memberNamed(context, name).catch((error: unknown) => {
    if (isNumber(name)) return undefined;
    throw error;
  });
  return loadMember(context, String(member?.userID ?? name));
}

/**
 * Loads the member whose ID is in the address; a name after the ID is ignored. An address with a name in place of the
 * ID is redirected to the address `urlOf` returns.
 */
export async function loadMember(context: PageContext, segment: string, urlOf: (member: User) => string = profileUrl) {
  await leadByName(context, segment, urlOf);
  const { queryClient, api, siteUrl } = context;
  const [settings, member] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    queryClient.ensureQueryData(userQuery(api, Number(segment))),
    queryClient.ensureQueryData(profileFieldsQuery(api)),
  ]);
  // The member was merged into another one.
  if (member.userID !== Number(segment)) throw redirect({ href: urlOf(member), statusCode: 302 });
  const isOpen = member.dateInserted !== undefined;
  return { userID: member.userID, member, isOpen, siteName: siteNameOf(settings), siteUrl, settings };
}

/** The data that the loader of a profile returns. */
export type LoadedMember = Awaited<ReturnType<typeof loadMember>>;

/** Returns the head of a profile or of a list on it. Private profiles are excluded from search engines. */
export function profileHead(loaded: LoadedMember, { title, path }: { title?: string; path?: string } = {}): PageHead {
  const { member, siteName, siteUrl, isOpen } = loaded;
  const address = siteUrl + (path ?? profileUrl(member));
  return pageHead({
    title: title ?? member.name,
    siteName,
    description: member.title
      ? t('shell.profile.about-titled', { name: member.name, site: siteName, title: member.title })
      : t('shell.profile.about', { name: member.name, site: siteName }),
    canonical: address,
    type: 'profile',
    image: isOpen && member.photoUrl ? new URL(member.photoUrl, siteUrl).href : undefined,
    noIndex: !isOpen,
    ...(isOpen && !path && { structured: [structured(loaded, address)] }),
  });
}

const structured = ({ member }: LoadedMember, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: member.dateInserted,
  mainEntity: { '@type': 'Person', name: member.name, identifier: String(member.userID), url },
});
