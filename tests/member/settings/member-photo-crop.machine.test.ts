import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { connectMemberPhotoCrop } from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine, type PhotoChoice } from '#machines/member/settings/member-photo-crop.machine.ts';

const file = new Blob(['x'], { type: 'image/png' });
const area = { x: 10, y: 20, width: 50, height: 60 };

test('the chosen file is sent with the last selected area', async () => {
  const { facts, sent } = startCrop(async () => undefined);
  facts().choose(file);
  facts().move({ ...area, x: 0 });
  facts().move(area);
  facts().getSaveProps().onClick();
  await settled();
  expect([sent, facts().isSaved, facts().file]).toEqual([[{ file, area }], true, undefined]);
});

test('a refused image remains with the reason, and can be sent again', async () => {
  const refusal = new ApiFailure('media.too-large', {
    status: 413,
    message: 'The uploaded file was too big (max 10 MB).',
  });
  const { facts, sent } = startCrop(() => Promise.reject(refusal));
  facts().choose(file);
  facts().getSaveProps().onClick();
  await settled();
  expect([facts().file, facts().error]).toEqual([file, 'The uploaded file was too big (max 10 MB).']);
  facts().getSaveProps().onClick();
  await settled();
  expect(sent).toHaveLength(2);
});

test('a cancelled image is discarded', () => {
  const { facts, sent } = startCrop(async () => undefined);
  facts().choose(file);
  facts().getCancelProps().onClick();
  expect([facts().isCropping, sent]).toEqual([false, []]);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startCrop(answer: () => Promise<unknown>) {
  const sent: PhotoChoice[] = [];
  const savePhoto = fromPromise<unknown, PhotoChoice>(({ input }) => {
    sent.push(input);
    return answer();
  });
  const actor = createActor(memberPhotoCropMachine.provide({ actors: { savePhoto } })).start();
  return { sent, facts: () => connectMemberPhotoCrop(actor.getSnapshot(), actor.send) };
}
