import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { newConversationUrl } from '#api/conversation/conversation-url.ts';
import { answerTemplatesQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { MessageLink, useMayWriteMessages } from '#components/conversation/message-link.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Menu, MenuLink } from '#components/primitives/overlay/menu.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The member to write to. */
export interface AnswerMenuProps {
  readonly member: { readonly userID: number; readonly name: string; readonly banned: number };
}

/**
 * The menu for writing to the author of a post. It lists the answer templates and an empty message; without templates
 * it is a single link.
 */
export function AnswerMenu({ member }: AnswerMenuProps) {
  const { api, me } = useSite();
  const mayWrite = useMayWriteMessages();
  const [wanted, setWanted] = useState(false);
  const { data: templates = [] } = useQuery(answerTemplatesQuery(api));
  if (!mayWrite || member.userID === me.userID || member.banned) return null;
  if (templates.length === 0) return <MessageLink user={member} />;
  const { name } = member;
  return (
    <Menu
      label={t('report.act.answer')}
      defaultOpen={wanted}
      trigger={
        <Button size="small" icon={<Mail size={16} />} onClick={() => setWanted(true)}>
          {t('report.act.answer')}
        </Button>
      }
    >
      {templates.map((template) => (
        <MenuLink key={template.answerTemplateID} href={newConversationUrl({ name, content: template.body })}>
          {template.name}
        </MenuLink>
      ))}
      <MenuLink href={newConversationUrl({ name })}>{t('report.act.answer-freely')}</MenuLink>
    </Menu>
  );
}
