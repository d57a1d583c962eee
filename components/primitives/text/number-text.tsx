import { abbreviateNumber, fullNumber } from './format-number.ts';

/** An abbreviated number, with the full number in its title: "1.2k" for 1,234. `full` shows the full number. */
export function NumberText({ value, full = false, className }: NumberTextProps) {
  const short = abbreviateNumber(value);
  if (full || Math.abs(value) < 1000) return <span className={className}>{full ? fullNumber(value) : short}</span>;
  return (
    <abbr title={fullNumber(value)} className={className}>
      {short}
    </abbr>
  );
}

/** The props of a number. */
export type NumberTextProps = { value: number; full?: boolean; className?: string };
