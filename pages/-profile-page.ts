import { notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import { userQuery } from '#api/member/user.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { siteNameOf } from '#components/shell/site-context.tsx';
import type { PageContext } from './_app.tsx';
import type { PageHead } from './-head.ts';

/** Loads the member whose number is in the address; what else the address says of the name is decoration. */
export async function loadMember({ queryClient, api, siteUrl }: PageContext, segment: string) {
  if (!/^[1-9]\d{0,8}$/.test(segment)) throw notFound();
  const [settings, member] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    queryClient.ensureQueryData(userQuery(api, Number(segment))),
  ]);
  const isOpen = member.dateInserted !== undefined;
  return { userID: member.userID, member, isOpen, siteName: siteNameOf(settings), siteUrl, settings };
}

/** What the loader of a profile gives. */
export type LoadedMember = Awaited<ReturnType<typeof loadMember>>;

/** The head of a profile, or of a list on it; closed profiles are no search engine's business. */
export function profileHead(loaded: LoadedMember, { title, path }: { title?: string; path?: string } = {}): PageHead {
  const { member, siteName, siteUrl, isOpen } = loaded;
  const address = siteUrl + (path ?? profileUrl(member));
  return pageHead({
    title: title ?? member.name,
    siteName,
    description: `${member.name} on ${siteName}${member.title ? `: ${member.title}` : ''}.`,
    canonical: address,
    type: 'profile',
    image: isOpen && member.photoUrl ? new URL(member.photoUrl, siteUrl).href : undefined,
    noIndex: !isOpen,
    ...(isOpen && !path && { structured: structured(loaded, address) }),
  });
}

const structured = ({ member }: LoadedMember, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: member.dateInserted,
  mainEntity: { '@type': 'Person', name: member.name, identifier: String(member.userID), url },
});
