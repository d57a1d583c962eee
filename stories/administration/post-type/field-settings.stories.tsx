import { useState } from 'react';
import { FieldSettings, type FieldTexts } from '#components/administration/post-type/field-settings.tsx';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'administration / field-settings' };

function Settings({ isMade, ...own }: Partial<FieldTexts> & { isMade: boolean }) {
  const [written, setWritten] = useState<FieldTexts>(aPostField(own));
  return (
    <FieldSettings
      written={written}
      apiName="wood"
      isExisting={isMade}
      most={{ label: 100, description: 500 }}
      onWritten={(part) => setWritten((before) => ({ ...before, ...part }))}
      onName={() => undefined}
    />
  );
}

export const New = () => <Settings isMade={false} />;

export const CreatedWithOptions = () => <Settings isMade formType="dropdown" dropdownOptions={['Hull', 'Oars']} />;
