import { profileUrl } from '#api/member/profile/profile-url.ts';
import { Link } from '#components/primitives/text/link.tsx';

/** The name of a member, as a link to the profile. */
export const ProfileLink = ({ person }: { person: { readonly userID: number; readonly name: string } }) => (
  <Link href={profileUrl(person)}>
    <bdi>{person.name}</bdi>
  </Link>
);
