import { Ticket } from 'lucide-react';
import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import { MenuItem, MenuSeparator } from '#components/primitives/overlay/menu.tsx';

/** The external services to which a post can be sent, as a group of its menu. Renders nothing when there are none. */
export const IntegrationItems = ({ integrations, line, onChoose }: IntegrationItemsProps) =>
  integrations.length > 0 && (
    <>
      {line === 'before' && <MenuSeparator />}
      {integrations.map((integration) => (
        <MenuItem key={integration.attachmentType} icon={<Ticket size={16} />} onSelect={() => onChoose(integration)}>
          {integration.label}
        </MenuItem>
      ))}
      {line === 'after' && <MenuSeparator />}
    </>
  );

interface IntegrationItemsProps {
  readonly integrations: readonly Integration[];
  /** The side on which a separator divides the group from other groups. Omitted when the group is the whole menu. */
  readonly line?: 'before' | 'after';
  readonly onChoose: (integration: Integration) => void;
}
