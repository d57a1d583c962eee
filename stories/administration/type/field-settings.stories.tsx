import { useState } from 'react';
import { FieldSettings, type FieldWords } from '#components/administration/type/field-settings.tsx';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'administration / field-settings' };

function Settings({ isMade, ...own }: Partial<FieldWords> & { isMade: boolean }) {
  const [written, setWritten] = useState<FieldWords>(aPostField(own));
  return (
    <FieldSettings
      written={written}
      apiName="wood"
      isMade={isMade}
      most={{ label: 100, description: 500 }}
      onWritten={(part) => setWritten((before) => ({ ...before, ...part }))}
      onName={() => undefined}
    />
  );
}

export const New = () => <Settings isMade={false} />;

export const MadeWithOptions = () => <Settings isMade formType="dropdown" dropdownOptions={['Hull', 'Oars']} />;
