import { Outline } from '#components/administration/outline/outline.tsx';
import { useOutline } from '#components/administration/outline/use-outline.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import type { OutlineItems } from '#machines/administration/outline/outline.machine.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const names = { wide: 'Wide windows', narrow: 'Narrow windows' };

/** The props of the example of an outline. */
export interface OutlineExampleProps {
  readonly items: OutlineItems;
}

/** An outline with two lists whose items have a name only. */
export const OutlineExample = (props: OutlineExampleProps) => (
  <StorySite>
    <Example {...props} />
  </StorySite>
);

function Example({ items }: OutlineExampleProps) {
  const save = useStoryCall('/outline');
  const load = useStoryCall<undefined, OutlineItems>('/outline/saved');
  const outline = useOutline({
    shape: { lists: ['wide', 'narrow'], maxDepth: 2 },
    items,
    lists: names,
    save,
    load: () => load(undefined),
  });
  const addTo = (parentID: string, label: string) => (
    <Button
      size="small"
      {...outline.getEditProps()}
      onClick={() => outline.add({ id: 'news', parentID, values: { name: 'News' } })}
    >
      {label}
    </Button>
  );
  return (
    <Outline
      outline={outline}
      help="To move an item, drag it by its handle, or press the handle and use the arrow keys."
      lists={[
        { id: 'wide', label: names.wide, empty: 'No items', addition: addTo('wide', 'Add') },
        { id: 'narrow', label: names.narrow, empty: 'No items', addition: addTo('narrow', 'Add for narrow windows') },
      ]}
      factsOf={({ id }) => ({ note: `/${id}`, marks: id === 'rules' && <Tag preset="greyscale">New</Tag> })}
      actions={({ id, values }) => (
        <Button
          size="small"
          aria-label={`Rename ${values.name}`}
          {...outline.getEditProps()}
          onClick={() => outline.change(id, { name: 'Support' })}
        >
          Rename
        </Button>
      )}
    />
  );
}
