import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { expect, signIn, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** Payloads that have been executed as scripts in other applications. Each would set `window.broken`. */
const attacks = [
  '<script>window.broken=1</script>',
  '<img src=x onerror="window.broken=2">',
  '<svg><script>window.broken=3</script></svg><svg onload="window.broken=3">',
  '[a link](javascript:window.broken=4)',
  '<a href="java\tscript:window.broken=5" id="x">link</a>',
  '<iframe srcdoc="<script>parent.broken=6</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.broken=7></style></mglyph></table></mtext></math>',
  '![x](x"onerror="window.broken=8)',
  '<details open ontoggle="window.broken=9">',
  '</script><script>window.broken=10</script>',
  '<form action="javascript:window.broken=11"><button>go</button></form>',
  '<input autofocus onfocus="window.broken=12">',
  '<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org/">',
  '<noscript><p title="</noscript><img src=x onerror=window.broken=13>">',
] as const;

test('no submitted text is ever executed as a script', async ({ page, administrator }) => {
  const { api } = administrator;
  const { body: categories } = await listCategories(api, { outputFormat: 'flat' });
  const { categoryID = 0 } = categories.find(({ urlcode }) => urlcode === 'woodwork') ?? {};
  const name = `Attack ${attacks[0]}${attacks[9]}`;
  const made = await createDiscussion(api, { name, body: attacks.join('\n\n'), format: 'markdown', categoryID });
  for (const format of ['markdown', 'text'] as const)
    for (const body of attacks) await createComment(api, { discussionID: made.body.discussionID, body, format });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [
    discussionUrl(made.body),
    '/discussions',
    '/search?query=Attack',
    `/search?query=${attacks[9]}`,
  ]) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await page.evaluate(() => (globalThis as { broken?: unknown }).broken), address).toBeUndefined();
    const active =
      'main :is(script, iframe, object, embed, base, meta, form[action^="javascript"], a[href^="javascript" i])';
    await expect(page.locator(active), address).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});

test('only scripts with the nonce of the response may run, and each response has a new one', async ({ forum }) => {
  const read = async () => {
    const response = await fetch(`${forum.url}/discussions`);
    const policy = response.headers.get('content-security-policy') ?? '';
    return { policy, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '', html: await response.text() };
  };
  const [one, other] = [await read(), await read()];
  const scripts = /script-src ([^;]+)/.exec(one.policy)?.[1] ?? '';
  expect(scripts).toContain(`'nonce-${one.nonce}'`);
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(one.policy).toMatch(/object-src 'none'.*base-uri 'self'.*form-action 'self'.*frame-ancestors 'self'/);
  expect(one.nonce).not.toBe(other.nonce);
  const inline = [...one.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(inline.length).toBeGreaterThan(0);
  const isData = (tag: string) => /type="application\/(ld\+)?json"/.test(tag);
  for (const tag of inline.filter((tag) => !isData(tag))) expect(tag).toContain(`nonce="${one.nonce}"`);
});

test('the session cookie is inaccessible to scripts and other sites', async ({ page, context, administrator }) => {
  await page.goto('/entry/signin');
  await signIn(page, administrator.name);
  await expect(page.getByText(`My Account: ${administrator.name}`)).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === 'folkmoot-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('folkmoot-session');
});

test('after sign-in, a user stays on the site, whatever the target in the URL', async ({
  page,
  administrator,
  forum,
}) => {
  for (const target of [
    'https://example.org/',
    '//example.org/',
    '/\\example.org',
    'javascript:alert(1)',
    '/\t/example.org',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/entry/signin?Target=${encodeURIComponent(target)}`);
    await signIn(page, administrator.name);
    await expect(page).toHaveURL(`${forum.url}/`);
  }
});
