import { SanctionEnd } from './sanction-end.tsx';
import { SanctionFields } from './sanction-fields.tsx';

/** The content of a ban, independent of the banned members. `days` is its duration; 0 means until it is lifted. */
export interface BanContent {
  readonly reportReasonID: string | undefined;
  readonly days: number;
  readonly words: string;
  readonly note: string;
}

/** A ban of seven days without a reason or text. */
export const emptyBan: BanContent = { reportReasonID: undefined, days: 7, words: '', note: '' };

interface BanFormProps {
  readonly ban: BanContent;
  readonly onBan: (ban: BanContent) => void;
}

/** The fields of a ban for several members: reason, duration, message to the members, internal note. */
export function BanForm({ ban, onBan }: BanFormProps) {
  const set = (part: Partial<BanContent>) => onBan({ ...ban, ...part });
  return (
    <SanctionFields content={ban} onContent={set}>
      <SanctionEnd onDays={(days) => set({ days })} />
    </SanctionFields>
  );
}
