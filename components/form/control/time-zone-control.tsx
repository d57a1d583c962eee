import { useSyncExternalStore } from 'react';
import { t } from '#api/translations.ts';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied } from './control-props.ts';

/**
 * A field for a time zone, such as `Europe/Paris`: those that the browser knows, grouped by region, with the one of the
 * browser first. As long as the field has no value or its default, a note names that one.
 */
export const TimeZoneControl = (props: ControlProps) => {
  const { field, form } = props;
  const value = asText(field.value);
  const { own, regions } = useTimeZones();
  const isUnset = value === '' || value === field.property.default;
  const isKnown = value === '' || value === own || regions.some(({ zones }) => zones.includes(value));
  return (
    <ControlFrame
      {...props}
      note={isUnset && own !== undefined && own !== value && t('form.time-zone.detected', { zone: own })}
    >
      {(wiring) => (
        <Select
          {...wiring}
          name={field.name}
          className={styles.control}
          value={value}
          dir="ltr"
          {...(form.isBusy && { 'aria-disabled': true })}
          onChange={({ target }) =>
            form.change(field.path, target.value === '' ? emptied(field.property) : target.value)
          }
        >
          {(!field.isRequired || value === '') && <option value="">{t('form.choice.none')}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {own !== undefined && <Region name={t('form.time-zone.browser')} zones={[own]} />}
          {regions.map(({ name, zones }) => (
            <Region key={name} name={name} zones={zones.filter((zone) => zone !== own)} />
          ))}
        </Select>
      )}
    </ControlFrame>
  );
};

const Region = ({ name, zones }: TimeZoneRegion) => (
  <optgroup label={name}>
    {zones.map((zone) => (
      <option key={zone} value={zone}>
        {zone.replaceAll('_', ' ')}
      </option>
    ))}
  </optgroup>
);

/** The time zones of a region of the world. */
interface TimeZoneRegion {
  readonly name: string;
  readonly zones: readonly string[];
}

interface TimeZones {
  /** The time zone of the browser. Undefined on the server. */
  readonly own: string | undefined;
  readonly regions: readonly TimeZoneRegion[];
}

const none: TimeZones = { own: undefined, regions: [] };

let known: TimeZones | undefined;

function readTimeZones(): TimeZones {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  const byRegion = Map.groupBy(zones, (zone) => zone.split('/')[0] ?? zone);
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  known ??= { own, regions: [...byRegion].map(([name, of]) => ({ name, zones: of })) };
  return known;
}

const never = () => () => {};

/**
 * Returns the time zones that the browser knows. The server may know others, so that the page is hydrated without them.
 */
const useTimeZones = (): TimeZones =>
  useSyncExternalStore(
    never,
    () => known ?? readTimeZones(),
    () => none,
  );
