import { abbreviateNumber, fullNumber } from './format-number.ts';

/** A number at a glance, the whole of it on request: "1.2k" means 1,234. `full` writes it out. */
export function NumberText({ value, full = false, className }: NumberTextProps) {
  const short = abbreviateNumber(value);
  if (full || Math.abs(value) < 1000) return <span className={className}>{full ? fullNumber(value) : short}</span>;
  return (
    <abbr title={fullNumber(value)} className={className}>
      {short}
    </abbr>
  );
}

/** What a number takes. */
export type NumberTextProps = { value: number; full?: boolean; className?: string };
