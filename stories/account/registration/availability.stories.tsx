import { Availability } from '#components/account/registration/availability.tsx';

export default { title: 'account / availability' };

const words = { checking: 'Checking username availability', available: 'This username is available' };

export const Available = () => (
  <Availability text="ingrid" ask={async () => ({ isAvailable: true, message: '' })} words={words} />
);

export const Unavailable = () => (
  <Availability
    text="amina"
    ask={async () => ({ isAvailable: false, message: 'The name you entered is already in use by another member.' })}
    words={words}
  />
);
