import { useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { findUsersByName } from '#api/member/user/user.client.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { insertMention, type Mentionable, mentionLimit } from '#machines/composer/editor/mention-lookup.ts';
import { connectMentionSuggestion } from '#machines/composer/editor/mention-suggestion.connect.ts';
import { mentionSuggestionMachine } from '#machines/composer/editor/mention-suggestion.machine.ts';
import type { EditorHandle } from './use-editor-text.ts';

/** Suggests members while a mention is typed in an editor, and inserts the name of the chosen one. */
export function useMentionSuggestion(editor: EditorHandle) {
  const { api } = useSite();
  const latest = useRef(editor);
  latest.current = editor;
  const machine = useMemo(
    () =>
      mentionSuggestionMachine.provide({
        actors: {
          findMembers: fromPromise<readonly Mentionable[], { text: string }>(
            async ({ input: { text }, signal }) =>
              (await findUsersByName(api, { name: `${text}*`, order: 'mention', limit: mentionLimit }, signal)).body,
          ),
        },
        actions: {
          placeMention: (_, { member, text }) =>
            member && latest.current.apply((now) => insertMention(now, text, member.name)),
        },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  return connectMentionSuggestion(snapshot, send, useId());
}
