import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { componentFile } from '#scripts/bundle/component-file.ts';
import { startedFiles } from '#scripts/bundle/started-files.ts';

test('a component is found by its name in any folder, and only if one has that name', () => {
  const root = mkdtempSync(join(tmpdir(), 'folkmoot-bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['components/post/share', 'components/shell'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['post/share/share-menu.tsx', 'post/share/part.tsx', 'shell/part.tsx'])
    writeFileSync(join(root, 'components', file), '');
  expect(componentFile(root, 'share-menu.tsx')).toBe(join(root, 'components/post/share/share-menu.tsx'));
  expect(() => componentFile(root, 'part.tsx')).toThrow('components/ has 2 files named part.tsx; expected one.');
  expect(() => componentFile(root, 'gone.tsx')).toThrow('components/ has 0 files named gone.tsx; expected one.');
});

test('a file that the server starts by address becomes an entry of the build', () => {
  const { transform } = startedFiles('server') as unknown as {
    transform: { handler: (this: object, code: string, id: string) => { code: string } };
  };
  const entries: object[] = [];
  const context = { emitFile: (entry: object) => entries.push(entry) };
  const code = "const worker = new Worker(new URL('../work/render-worker.ts', import.meta.url));";
  const built = transform.handler.call(context, code, '/forum/server/post/render.ts');
  expect(built.code).toBe("const worker = new Worker(new URL('./render-worker.js', import.meta.url));");
  expect(entries).toEqual([{ type: 'chunk', id: '/forum/server/work/render-worker.ts', fileName: 'render-worker.js' }]);
});

test('two started files of the same name stop the build, as one would replace the other', () => {
  const { transform } = startedFiles('server') as unknown as {
    transform: { handler: (this: object, code: string, id: string) => unknown };
  };
  const context = {
    emitFile: () => undefined,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const start = (file: string) => () =>
    transform.handler.call(context, "new Worker(new URL('./worker.ts', import.meta.url));", file);
  expect(start('/forum/server/post/render.ts')).not.toThrow();
  expect(start('/forum/server/post/preview.ts')).not.toThrow();
  expect(start('/forum/server/search/index.ts')).toThrow(
    '/forum/server/search/worker.ts and /forum/server/post/worker.ts would both be built as worker.js.',
  );
});
