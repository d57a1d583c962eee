import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { rolePath, useRoleFacts } from './role-facts.ts';
import * as styles from './role-start.css.ts';

/** The links that start a new role with a copy of the permissions of an existing one. */
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
