import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ShieldQuestion } from 'lucide-react';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { permissionNames } from '#api/member/role/permission.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import { type PermissionQuestion, permissionCheckQuery } from '#api/moderation/permission/permission-check.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './permission-check-page.css.ts';
import { PermissionVerdict } from './permission-verdict.tsx';

/** The permission check in the URL. Without a permission no check is requested. */
export interface AskedPermissionCheck {
  readonly userID?: number | undefined;
  readonly permission?: PermissionQuestion['permission'] | undefined;
  readonly categoryID?: number | undefined;
  readonly discussionID?: number | undefined;
  /** The member name as entered. */
  readonly name?: string | undefined;
  /** Whether no member has the entered name. */
  readonly isUnknown?: boolean;
}

const path = '/dashboard/members/permissions';

/**
 * The page that explains why a member does or does not have a permission: a plain form that works without JavaScript.
 */
export function PermissionCheckPage({ asked }: { asked: AskedPermissionCheck }) {
  const { userID, permission, categoryID, discussionID } = asked;
  return (
    <DashboardPage title={t('sanction.why.heading')} description={t('sanction.why.words')} path={path}>
      <Question asked={asked} />
      {userID && permission ? (
        <Answer question={{ userID, permission, categoryID, discussionID }} />
      ) : (
        <EmptyState icon={<ShieldQuestion />} title={t('sanction.why.nothing')} />
      )}
    </DashboardPage>
  );
}

function Answer({ question }: { question: PermissionQuestion }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(permissionCheckQuery(api, question));
  return <PermissionVerdict check={data} />;
}

function Question({ asked }: { asked: AskedPermissionCheck }) {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const { data: member } = useQuery({ ...userQuery(api, asked.userID ?? 0), enabled: asked.userID !== undefined });
  return (
    <Card as="section" padding="large" aria-label={t('sanction.why.question')}>
      <form method="get" action={path} className={styles.form}>
        <Field
          label={t('sanction.why.member')}
          required
          error={asked.isUnknown ? t('sanction.why.unknown') : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              key={member?.name ?? asked.name}
              name="name"
              defaultValue={member?.name ?? asked.name ?? ''}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <Field label={t('sanction.why.permission')}>
          {(wiring) => (
            <Select {...wiring} name="permission" defaultValue={asked.permission ?? 'comments.add'}>
              {permissionNames.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('sanction.why.category')}>
          {(wiring) => (
            <Select {...wiring} name="categoryID" defaultValue={asked.categoryID ?? ''}>
              <option value="">{t('sanction.why.everywhere')}</option>
              {categories.map(({ categoryID, name }) => (
                <option key={categoryID} value={categoryID}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('sanction.why.discussion')} help={t('sanction.why.discussion-help')}>
          {(wiring) => (
            <Input {...wiring} name="discussionID" type="number" min={1} defaultValue={asked.discussionID ?? ''} />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary">
            {t('sanction.why.ask')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The error page for a member, category or discussion that does not exist. */
export const PermissionCheckError = ({ words }: { words: string }) => (
  <DashboardPage title={t('sanction.why.heading')} path={path}>
    <Question asked={{}} />
    <Message tone="error">{words}</Message>
  </DashboardPage>
);
