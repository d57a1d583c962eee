import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { Session } from '#api/member/session/session.contract.ts';
import type { User, UserEdit } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { written } from './written-date.ts';

/** A member as included in the records they wrote. */
export const aUserFragment = (own: Partial<UserFragment> = {}): UserFragment => ({
  userID: 7,
  name: 'Ingrid Solheim',
  url: '/profile/7/Ingrid%20Solheim',
  photoUrl: null,
  dateLastActive: written,
  title: 'Keeper of the kiln',
  label: null,
  labelHtml: null,
  banned: 0,
  private: false,
  ...own,
});

/** A member with the fields of their own profile page. */
export const aMember = (own: Partial<User> = {}): User => ({
  ...aUserFragment(),
  roles: [{ roleID: 8, name: 'Member' }],
  roleIDs: [8],
  isAdmin: false,
  dateInserted: '2024-03-02T08:00:00+00:00',
  dateUpdated: null,
  points: 53,
  countDiscussions: 7,
  countComments: 1_240,
  countPosts: 1_247,
  countVisits: 418,
  about: 'Boatbuilder, retired.',
  aboutHtml: '<p>Boatbuilder for thirty-one years, retired for four, <em>not very good at it</em>.</p>',
  location: 'Bergen, Norway',
  website: 'https://example.org/~ingrid/',
  showEmail: false,
  reactionsReceived: {
    like: { tagID: 1, urlcode: 'like', name: 'Like', class: 'Positive', photoUrl: null, count: 34 },
    insightful: { tagID: 2, urlcode: 'insightful', name: 'Insightful', class: 'Positive', photoUrl: null, count: 3 },
  },
  ...own,
});

/** An additional profile field that the site defines. */
export const aProfileField = (own: Partial<ProfileField> = {}): ProfileField => ({
  apiName: 'town',
  label: 'Home town',
  description: '',
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  displayOptions: { userCards: true, posts: false, search: true },
  dropdownOptions: null,
  registrationOptions: 'optional',
  enabled: true,
  sort: 1,
  ...own,
});

/** A member whose profile is not visible to the viewer. */
export const aClosedMember = (own: Partial<User> = {}): User => ({
  ...aUserFragment({ private: true, title: null, dateLastActive: null }),
  ...own,
});

/** The initial values of the form that edits a member. */
export const aMemberToEdit = (own: Partial<UserEdit> = {}): UserEdit => ({
  userID: 7,
  name: 'Ingrid Solheim',
  email: 'ingrid@example.org',
  pendingEmail: null,
  emailConfirmed: true,
  bypassSpam: false,
  showEmail: false,
  private: false,
  hidden: false,
  photo: null,
  hasPassword: true,
  title: 'Keeper of the kiln',
  about: 'Boatbuilder, retired.',
  location: 'Bergen, Norway',
  website: 'https://example.org/~ingrid/',
  roleID: [8],
  ...own,
});

/** A session of a member. */
export const aSession = (own: Partial<Session> = {}): Session => ({
  sessionID: '7d0f2c1e-6c1b-4a52-9a34-0d1f5a6b7c8d',
  userID: 7,
  dateInserted: '2026-11-01T10:00:00+00:00',
  dateUpdated: written,
  dateExpires: '2026-12-18T09:30:00+00:00',
  persistent: true,
  current: false,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ipAddress: '192.0.2.17',
  ...own,
});
