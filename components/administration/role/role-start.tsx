import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { rolePath, useRoleFacts } from './role-facts.ts';
import * as styles from './role-start.css.ts';

/** The offer to begin a new role with the permissions of another, because most roles differ in a few only. */
export function RoleStart() {
  const { roles } = useRoleFacts();
  return (
    <section aria-labelledby="role-start" className={styles.start}>
      <h2 id="role-start" className={styles.title}>
        {t('role.start.title')}
      </h2>
      <ul className={styles.roles}>
        {roles.map(({ roleID, name }) => (
          <li key={roleID}>
            <ButtonLink size="small" href={`${rolePath}/add?copy=${roleID}`}>
              <bdi>{name}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
