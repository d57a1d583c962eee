import { join, posix } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SiteExport } from '#api/administration/export/site-export.contract.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { unpackArchive } from '#tests/support/server/unpacked-archive.ts';

const siteUrl = 'https://forum.example.org';
const forum = await testForum({ SITE_URL: siteUrl });
const administrator = await forum.anAdministrator();

async function addDiscussion(name: string, categoryID: number, body: string): Promise<number> {
  const payload = { name, body, format: 'markdown', categoryID };
  return (await administrator.request({ method: 'POST', url: '/api/v2/discussions', payload })).json().discussionID;
}

async function readSiteArchive() {
  const payload = { form: 'site', scope: 'all', hasUploads: false, hasAddresses: true };
  const response = await administrator.request({ method: 'POST', url: '/api/v2/exports', payload });
  expect(response.json().options).toEqual({ form: 'site', scope: 'public', hasUploads: true, hasAddresses: false });
  await forum.forum.jobs.settled();
  const [made] = (await administrator.request({ url: '/api/v2/exports' })).json() as SiteExport[];
  expect(made).toMatchObject({ status: 'done', reasonDetail: null });
  const entries = await unpackArchive(join(forum.forum.configuration.backupFolder, made?.fileName ?? ''));
  const pages = [...entries].flatMap(([name, content]) =>
    name.endsWith('.html') ? [[name, `${content}`] as const] : [],
  );
  return { made, entries, pages: new Map(pages) };
}

/** Returns the links and pictures of the pages that lead to nothing in the archive. */
function brokenLinks({ entries, pages }: Awaited<ReturnType<typeof readSiteArchive>>): string[] {
  return [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, url = '']) => {
      if (/^https?:/.test(url)) return [];
      const [path = '', fragment] = url.split('#');
      const target = path === '' ? name : posix.join(posix.dirname(name), decodeURIComponent(path));
      const isThere = entries.has(target) && (!fragment || `${entries.get(target)}`.includes(`id="${fragment}"`));
      return isThere && !path.startsWith('/') ? [] : [`${name}: ${url}`];
    }),
  );
}

test('an archive shows what guests see, on pages whose relative links all lead to something', async () => {
  const { db, media, permissions, categories } = forum.forum;
  const member = await forum.aMember({ name: 'Zoë: 船/1' });
  const [open, closed] = [await forum.aCategory({ name: 'Open <b>' }), await forum.aCategory({ name: 'Closed' })];
  await db.updateTable('category').set({ custom_permissions: true }).where('category_id', '=', closed).execute();
  await sql`insert into role_permission (role_id, permission) values (${roleIDs.guest}, 'profiles.view') on conflict do nothing`.execute(
    db,
  );
  await Promise.all([categories.changed(), permissions.changed()]);
  await media.write('2026/11/knot.png', Buffer.from('picture'));
  const hidden = await addDiscussion('Secret plans', closed, 'Nobody sees this.');
  const first = await addDiscussion('Tar & “rope” 船', open, 'A **knot**');
  const payload = { discussionID: first, body: 'The first', format: 'markdown' };
  await member.request({ method: 'POST', url: '/api/v2/comments', payload });
  const { rows } = await sql<{ id: number }>`
    insert into comment (discussion_id, position, root_position, body, format, body_html, insert_user_id)
    select ${first}, 10 + n, 10 + n, 'More', 'text', '<p>More</p>', ${member.userID} from generate_series(1, 100) n
    returning comment_id as id
  `.execute(db);
  const last = Math.max(...rows.map(({ id }) => id));
  const linking = await addDiscussion(
    'Links',
    open,
    [
      `[First](/discussion/${first}/tar), [last](${siteUrl}/discussion/comment/${last}#Comment_${last})`,
      `[hidden](/discussion/${hidden}/secret-plans), [gone](/uploads/2026/11/gone.png), [else](/search?query=a&page=2)`,
      `[Zoë](/profile/${member.userID}/Zo%C3%AB) ![Knot](/uploads/2026/11/knot.png) [out](https://example.com/a)`,
    ].join('\n\n'),
  );

  const archive = await readSiteArchive();
  const { pages, entries, made } = archive;
  expect(brokenLinks(archive)).toEqual([]);
  const folder = `discussion/${first}/tar-rope-船`;
  for (const name of ['index.html', 'discussions/index.html', `${folder}/index.html`, `${folder}/p2/index.html`])
    expect([...pages.keys()]).toContain(name);
  expect(pages.get(`${folder}/p2/index.html`)).toContain(`id="Comment_${last}"`);
  expect([...entries.keys()]).toContain('uploads/2026/11/knot.png');
  const page = pages.get(`discussion/${linking}/links/index.html`) ?? '';
  const hrefs = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const encoded = encodeURIComponent('tar-rope-船');
  expect(hrefs).toEqual(
    expect.arrayContaining([
      `../../../discussion/${first}/${encoded}/index.html`,
      `../../../discussion/${first}/${encoded}/p2/index.html#Comment_${last}`,
      `${siteUrl}/discussion/${hidden}/secret-plans`,
      `${siteUrl}/uploads/2026/11/gone.png`,
      `${siteUrl}/search?query=a&amp;page=2`,
      `../../../profile/${member.userID}/${encodeURIComponent('Zoë- 船-1')}/index.html`,
      'https://example.com/a',
    ]),
  );
  const all = [...pages.values()].join('');
  for (const secret of ['Nobody sees this', 'Secret plans', 'Closed', '@example']) expect(all).not.toContain(secret);
  expect(pages.get('index.html')).toContain('Open &lt;b&gt;');
  expect(made?.contents).toMatchObject({ counts: { discussions: 2, comments: 101, pages: pages.size }, uploads: 1 });
});
