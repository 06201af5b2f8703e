'use client';

import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useGivenLink } from '@/app/_features/links/use-given-link';
import { TextInput } from '@/app/_ui/controls/text-input';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import text from '@/app/_ui/theme/text.module.css';
import { fillWording } from '@/lib/agencies/texts/rules';
import { REVOKE_QUOTATION_LINKS, SHARE_QUOTATION_LINK } from '@/lib/quotations/answers/writes';
import styles from './client-section.module.css';

type Props = {
  quotationId: string;
  client: string;
  /** The text of the WhatsApp message before the link. */
  /** What goes along with it by WhatsApp, and what stands in its places besides the link. */
  wording: string;
  values: Readonly<Record<string, string>>;
};

const ICON = { size: 14, stroke: 1.5, 'aria-hidden': true } as const;

/** The client's link: made when first asked for, to copy or send by WhatsApp, and all of them to be ended. */
export function AnswerLink({ quotationId: id, client, wording, values }: Props) {
  const t = useTranslations('quotations.clientSide');
  const confirm = useConfirm();
  const router = useRouter();
  const share = useWrite(SHARE_QUOTATION_LINK);
  const revoke = useWrite(REVOKE_QUOTATION_LINKS);
  const { url, problem, copy, send, forget } = useGivenLink({
    make: async () => {
      const result = await share.run({ id });
      return result.ok ? { ok: true, data: result.data } : result;
    },
    message: (enlace) => fillWording(wording, { ...values, enlace }),
  });

  const takeBack = async () => {
    let count = 0;
    const answer = await confirm({
      title: t('revokeTitle'),
      message: t('revokeMessage', { client }),
      tone: 'danger',
      confirmLabel: t('revoke'),
      onConfirm: async () => {
        count = dataOf(await revoke.run({ id }));
      },
    });
    if (answer === null) return;
    forget();
    toastSuccess(t('revoked', { count }));
    router.refresh();
  };

  return (
    <div className={styles.link}>
      <p className={styles.hint}>{t('linkHint')}</p>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconLink {...ICON} />}
          onClick={() => void copy()}
          disabled={share.pending}
        >
          {t('copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBrandWhatsapp {...ICON} />}
          onClick={() => void send()}
          disabled={share.pending}
        >
          {t('whatsapp')}
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={() => void takeBack()}>
          {t('revoke')}
        </Button>
      </div>
      {url && (
        <TextInput
          readOnly
          value={url}
          aria-label={t('url')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {problem && (
        <p className={text.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
