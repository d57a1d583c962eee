import { describe, expect, test } from 'vitest';
import { draftModel } from '#machines/composer/draft/draft.model.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';
import { foundStories } from '#stories/workbench/list/story-search.ts';
import { groupedStates, isChosen, regionsIn } from '#stories/workbench/states/state-filter.ts';
import { statePartsOf, stateWords } from '#stories/workbench/states/state-words.ts';
import { allModels } from '#tests/support/machine/models.ts';

const draft = draftModel.machine;

describe('names of states', () => {
  test('a state of regions is named by region, without the state around them', () => {
    expect(stateWords(draft, 'open.device.keeping + server.unremoved')).toBe('device: keeping · server: unremoved');
    expect(stateWords(draft, 'opening')).toBe('opening');
    expect(stateWords(postDeletionMachine, 'deleting')).toBe('deleting');
  });

  test('nested states and keys of several words are readable', async () => {
    const machines = new Map((await allModels()).map(({ stem, model }) => [stem, model.machine] as const));
    const machine = (stem: string) => machines.get(stem) as never;
    expect(stateWords(machine('live-updates'), 'wanted.listening.connecting')).toBe('wanted › listening › connecting');
    expect(stateWords(machine('category-follow'), 'flyout.closed + preferences.notFollowed')).toBe(
      'flyout: closed · preferences: not followed',
    );
  });
});

describe('regions', () => {
  const states = ['opening', 'open.device.kept + server.clean', 'open.device.lost + server.clean'].map((state) => ({
    state,
    parts: statePartsOf(draft, state),
  }));

  test('each region lists its states', () => {
    expect([...regionsIn(states)]).toEqual([
      ['device', ['kept', 'lost']],
      ['server', ['clean']],
    ]);
  });

  test('a choice filters by every region, and states are grouped by the first', () => {
    const chosen = states.filter((state) => isChosen(state, { device: 'lost', server: '' }));
    expect(chosen.map(({ state }) => state)).toEqual(['open.device.lost + server.clean']);
    expect(groupedStates(states).map(({ heading }) => heading)).toEqual(['', 'device: kept', 'device: lost']);
  });
});

describe('the search', () => {
  const entry = (name: string, levels: string) => ({ name, text: `${levels} ${name}`.toLowerCase() });

  test('finds every word of the query in area, component, story or state', () => {
    const entries = [
      entry('Failed', 'Post Reaction toggle'),
      entry('Saving', 'Post Reaction toggle'),
      entry('Failed', 'Composer Draft'),
    ];
    expect(foundStories(entries, 'reaction FAILED')).toEqual([entries[0]]);
    expect(foundStories(entries, 'saved')).toEqual([]);
    expect(foundStories(entries, ' ')).toEqual([]);
  });

  test('answers in less than 100 ms with 3,000 stories', () => {
    const entries = Array.from({ length: 3_000 }, (_, index) =>
      entry(`Device: kept · server: state ${index}`, 'Composer Draft States'),
    );
    const start = performance.now();
    for (const query of ['d', 'dr', 'draft', 'draft state 2999']) foundStories(entries, query);
    expect((performance.now() - start) / 4).toBeLessThan(100);
    expect(foundStories(entries, 'draft 2999')).toHaveLength(1);
  });
});
